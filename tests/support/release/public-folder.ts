import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeKnownFiles } from "../../../services/release/known-files";
import { makeRelease, type Release, type ReleaseOptions } from "../../../services/release/make-release";
import { commitHistory, stageHistory } from "../../../services/release/release-history";
import { type Handover, HANDOVER_FILE } from "../../../shared/handover";
import { errorPagePath } from "../../../shared/paths";
import type { TagSources } from "../../../shared/tags/sources";
import { type Locale, LOCALES } from "../../../shared/locales";

/** A small public/ as Gatsby writes it: pages of a made-up hotel, a script, a picture, Gatsby's own files. */

export interface PublicPage {
  id: string;
  locale: Locale;
  path: string;
  /** Default: its path. */
  text?: string;
  /** The text below its main part. */
  footer?: string;
  noindex?: boolean;
}

export const PAGES: readonly PublicPage[] = [
  { id: "page-1", locale: "en", path: "/" },
  { id: "page-1", locale: "tr", path: "/tr" },
  { id: "page-1", locale: "ru", path: "/ru" },
  { id: "page-1", locale: "de", path: "/de" },
  { id: "page-2", locale: "en", path: "/gallery" },
  { id: "page-2", locale: "tr", path: "/tr/galeri" },
  { id: "page-2", locale: "ru", path: "/ru/галерея" },
  { id: "page-3", locale: "tr", path: "/tr/çay-bahçesi" },
];

export const APP_SCRIPT = "app-0123456789abcdef0123.js";
/** The app's script only contains parts of this name, as with a bundler. */
export const CHUNK = "gallery-bbbbbbbbbbbbbbbbbbbb.js";
/** Left in public/ by an earlier build; nothing references it. */
export const OLD_SCRIPT = "app-cccccccccccccccccccc.js";
export const PICTURE = "static/0123456789abcdef0123456789abcdef/beach.jpg";
export const FILM = "static/0123456789abcdef0123456789abcdef/bay.mp4";
export const CAPTIONS = "static/0123456789abcdef0123456789abcdef/bay-en.vtt";
export const INLINE_SCRIPT = "window.greeting='hello'";

/** The same pages, with some of them changed: `withPages({ "/tr/galeri": { path: "/tr/fotograflar" } })`. */
export function withPages(changes: Record<string, Partial<PublicPage>>): PublicPage[] {
  return PAGES.map((page) => ({ ...page, ...changes[page.path] }));
}

export async function writePublicFolder(
  folder: string,
  {
    pages = PAGES,
    files = {},
    tagSources = {},
  }: { pages?: readonly PublicPage[]; files?: Record<string, string>; tagSources?: TagSources } = {},
): Promise<void> {
  const errorPages = LOCALES.map((locale) => ({
    id: "error",
    locale,
    path: errorPagePath(locale),
    noindex: true,
  }));
  const listed = [...pages, ...errorPages].map((page) => ({
    ...page,
    alternates: pages.filter(({ id }) => id === page.id).map(({ locale, path }) => ({ locale, path })),
  }));
  const all: Record<string, string> = {
    [HANDOVER_FILE]: JSON.stringify({
      pages: listed,
      inlineScripts: [INLINE_SCRIPT],
      formTargets: [],
      tagSources,
    } satisfies Handover),
    "chunk-map.json": "{}",
    "webpack.stats.json": "{}",
    "app-data.json": "{}",
    [OLD_SCRIPT]: "from an earlier build",
    [CHUNK]: "export const gallery = 1;",
    [APP_SCRIPT]: `const chunks = { gallery: "bbbbbbbbbbbbbbbbbbbb" }; console.log(${JSON.stringify("a".repeat(500))})`,
    [`${APP_SCRIPT}.map`]: "{}",
    [PICTURE]: "not really a picture, but long enough for ranges",
    [FILM]: "not really a film, but long enough for parts",
    [CAPTIONS]: "WEBVTT",
    "favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  };
  for (const page of pages) {
    const name = page.path === "/" ? "" : page.path.slice(1);
    const text = page.text ?? `Page ${page.path}`;
    all[join(name, "index.html")] = html(page.locale, text, page.footer);
    all[join("page-data", name || "index", "page-data.json")] = JSON.stringify({ text });
  }
  for (const { locale, path } of errorPages) {
    all[path.slice(1)] = html(locale, `Not found in ${locale}`).replace(
      "</h1>",
      '</h1><p lang="en" data-missing-path="/zimmer /en/rooms"></p>',
    );
  }
  const written = Object.entries({ ...all, ...files });
  const folders = new Set(written.map(([file]) => dirname(join(folder, file))));
  await Promise.all([...folders].map((path) => mkdir(path, { recursive: true })));
  await Promise.all(written.map(([file, text]) => writeFile(join(folder, file), text)));
}

function html(locale: string, text: string, footer = ""): string {
  return `<!DOCTYPE html><html lang="${locale}"><head><title>${text}</title><script type="application/ld+json">{"a":1}</script></head><body><main><h1>${text}</h1><img src="/${PICTURE}" alt="The beach"></main><footer>${footer}</footer><script>${INLINE_SCRIPT}</script><script src="/${APP_SCRIPT}" async></script></body></html>`;
}

/** For tests of compressed copies. Other releases have none, as they would be most of the files. */
export const COMPRESSED_SITE = { siteUrl: "https://hotel.test", signupApiUrl: "" };

type ReleaseArguments = [
  folder: string,
  publicFolder: Parameters<typeof writePublicFolder>[1],
  options: Partial<ReleaseOptions> & { name: string },
];

/** Makes a release of a public/ in `folder`, next to everything else, and records it as a live one. */
export async function releaseOf(...release: ReleaseArguments): Promise<Release & { outDir: string }> {
  const made = await unrememberedReleaseOf(...release);
  const historyDir = join(release[0], "memory");
  await stageHistory(historyDir, made);
  await commitHistory(historyDir, { id: made.id, folder: made.outDir });
  await writeKnownFiles(historyDir, made.known);
  return made;
}

/** The same, without the steps that follow going live. */
export async function unrememberedReleaseOf(
  ...[folder, publicFolder, { name, ...options }]: ReleaseArguments
): Promise<Release & { outDir: string }> {
  const publicDir = join(folder, `public-${name}`);
  const outDir = join(folder, `release-${name}`);
  await writePublicFolder(publicDir, publicFolder);
  const release = await makeRelease({
    publicDir,
    outDir,
    historyDir: join(folder, "memory"),
    source: "a-hotel",
    site: { ...COMPRESSED_SITE, releaseCompression: "none" },
    now: 1_000,
    ...options,
  });
  return { ...release, outDir };
}
