import { stat } from "node:fs/promises";
import { join } from "node:path";
import { DEFAULT_LOCALE, LOCALES } from "../../src/config/locales";
import { decodePath, errorPagePath, homePath, splitPath, stripTrailingSlashes } from "../../src/config/paths";
import { hasCode } from "../host/errors";
import type { Release } from "../release/make-release";
import { pageFiles } from "../release/published";
import { readRoutes, type Routes } from "../release/routes";

const SHOWN_FAULTS = 20;

export interface CheckOptions {
  /** The new release's folder. */
  folder: string;
  release: Release;
  /** The live release; undefined: there is none. */
  previousDir: string | undefined;
  /** Percent of the pages that may be missing. */
  maxDrop: number;
}

/**
 * Checks that a release is whole: enough pages, the home and error page of each language, and every internal
 * address in the pages that changed (in all pages, where one was removed). Throws one error that lists all faults.
 */
export async function checkRelease({ folder, release, previousDir, maxDrop }: CheckOptions): Promise<void> {
  const routes = await readRoutes(folder);
  const before = previousDir === undefined ? 0 : (await readRoutes(previousDir)).pages.length;
  const { added, changed, removed } = release.changes;
  const linking = removed.length > 0 ? release.pages : [...added, ...changed];
  const faults = [
    ...countFaults(release.pages.length, before, maxDrop),
    ...(await missingPages(folder, release.pages)),
    ...(await deadAddresses(folder, linking, release, routes)),
  ];
  if (faults.length === 0) return;
  const more = faults.length > SHOWN_FAULTS ? [`and ${faults.length - SHOWN_FAULTS} more`] : [];
  throw new Error(
    `The release was not put live:\n- ${[...faults.slice(0, SHOWN_FAULTS), ...more].join("\n- ")}`,
  );
}

function countFaults(now: number, before: number, maxDrop: number): string[] {
  if (now >= before * (1 - maxDrop / 100)) return [];
  return [
    `It has ${now} pages and the live one ${before}: more than PUBLISH_MAX_DROP_PERCENT (${maxDrop} %) are missing. ` +
      "Raise that for one build if it is meant so.",
  ];
}

async function missingPages(folder: string, pages: readonly string[]): Promise<string[]> {
  const used = LOCALES.filter(
    (locale) => locale === DEFAULT_LOCALE || pages.some((path) => splitPath(path).locale === locale),
  );
  const needed = [...used.map(homePath), ...LOCALES.map(errorPagePath)];
  const faults = await Promise.all(
    needed.map(async (path) => {
      const file = path.endsWith(".html") ? path.slice(1) : htmlFile(path);
      return (await isFile(join(folder, file))) ? [] : [`The page ${path} (${file}) is missing.`];
    }),
  );
  return faults.flat();
}

async function deadAddresses(
  folder: string,
  pages: readonly string[],
  { links }: Release,
  routes: Routes,
): Promise<string[]> {
  const isPathAnswered = createPathCheck(folder, routes);
  const answers = new Map<string, boolean>();
  const faults: string[] = [];
  for (const page of pages) {
    for (const address of links.get(page) ?? []) {
      const answered = answers.get(address) ?? (await isPathAnswered(pathOf(address)));
      answers.set(address, answered);
      if (!answered) faults.push(`${page} links to ${address}, which does not exist.`);
    }
  }
  return faults;
}

/** The decoded path of an address in HTML: `/tr/%C3%A7ay?a=1&amp;b=2#c` → `/tr/çay`. */
function pathOf(address: string): string {
  const path = address.replaceAll("&amp;", "&").replace(/[?#].*$/s, "");
  return stripTrailingSlashes(decodePath(path) ?? path);
}

/** Whether a visitor who asks for a path gets something. */
function createPathCheck(
  folder: string,
  { pages, redirects }: Routes,
): (path: string) => boolean | Promise<boolean> {
  const known = new Set([...pages, ...redirects.map(({ from }) => from)]);
  const prefixes = redirects.flatMap(({ from }) => (from.endsWith("/*") ? [from.slice(0, -1)] : []));
  return (path) =>
    known.has(path) || prefixes.some((prefix) => path.startsWith(prefix)) || isFile(join(folder, path));
}

function htmlFile(page: string): string {
  const [html = ""] = pageFiles(page);
  return html;
}

async function isFile(path: string): Promise<boolean> {
  try {
    const { size } = await stat(path);
    return size > 0;
  } catch (error) {
    if (hasCode(error, "ENOENT") || hasCode(error, "ENOTDIR")) return false;
    throw error;
  }
}
