import { extname } from "node:path";

/**
 * Hidden files, and files that Gatsby leaves in public/ for itself, for us (earlier versions under other names)
 * or for features the site does not use.
 */
const INTERNAL =
  /(?:^|\/)\.[^/]*$|^(?:(?:handover|pages|inline-scripts|form-targets)\.json|chunk-map\.json|webpack\.stats\.json|_gatsby\/slices\/.*|~partytown\/.*|404\/index\.html)$|\.map$/;

const TEXT = new Set([".html", ".js", ".css", ".json", ".svg", ".txt", ".xml", ".webmanifest", ".ico"]);

/**
 * The path in the release of a file of public/, or null if it is not published. Pages are flat, because URLs
 * have no trailing slash: `tr/galeri/index.html` → `tr/galeri.html`.
 */
export function publishedPath(file: string): string | null {
  if (INTERNAL.test(file)) return null;
  return file.replace(/(.)\/index\.html$/, "$1.html");
}

const HASHED_NAMES = [
  /^static\/([0-9a-f]{32}(?:\/[0-9a-f]{5}(?=\/))?)\//,
  /^static\/.*-([0-9a-f]{32})\.[^/]+$/,
  /^[^/]+[.-]([0-9a-f]{20})\.[^/]+$/,
];

/**
 * The hash in a file's name as it appears in text that refers to the file; null if there is none. `app-1f….js`
 * → `1f…`, `static/2e…/beach.jpg` → `2e…`, `static/2e…/ab12c/beach.webp` → `2e…/ab12c`.
 */
export function hashInName(file: string): string | null {
  const matches = HASHED_NAMES.map((pattern) => pattern.exec(file)?.[1]);
  return matches.find((hash) => hash !== undefined) ?? null;
}

/** Whether a file's name changes with its content: `static/…` and hashed scripts and styles at the root. */
export function isImmutable(file: string): boolean {
  return file.startsWith("static/") || (hashInName(file) !== null && /\.(?:js|css)$/.test(file));
}

/** Whether the file is worth compressing. */
export function isText(file: string): boolean {
  return TEXT.has(extname(file));
}

/** The files of a page: `/tr/galeri` → its HTML and its page data. */
export function pageFiles(path: string): string[] {
  const name = path === "/" ? "index" : path.slice(1);
  return [`${name}.html`, `page-data/${name}/page-data.json`];
}
