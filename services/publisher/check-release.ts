import { stat } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { DEFAULT_LOCALE, LOCALES } from "../../shared/locales";
import { decodePath, errorPagePath, homePath, splitPath, stripTrailingSlashes } from "../../shared/paths";
import { PREVIEW_SCRIPT } from "../../shared/preview-script";
import { hasCode } from "../../shared/errors";
import { listFiles } from "../../toolkit/files";
import type { Release } from "../release/make-release";
import { pageFiles } from "../release/published";
import { readRoutes, type Routes } from "../release/routes";

const SHOWN_FAULTS = 20;
const LOOKED_AT_ONCE = 16;

interface CheckOptions {
  /** Folder of the new release. */
  folder: string;
  release: Release;
  /** Folder of the live release; undefined if there is none. */
  previousDir: string | undefined;
  /** Maximum percentage of pages that may be missing. */
  maxDrop: number;
}

/**
 * Checks that a release is complete: enough pages, the home and error page of each locale, the data of each
 * page, and every file and page that pages refer to. Throws one error that lists all faults.
 */
export async function checkRelease({ folder, release, previousDir, maxDrop }: CheckOptions): Promise<void> {
  const routes = await readRoutes(folder);
  const before = previousDir === undefined ? 0 : (await readRoutes(previousDir)).pages.length;
  const faults = [
    ...countFaults(release.pages.length, before, maxDrop),
    ...(await missingPages(folder, release.pages)),
    ...deadAddresses(release, routes, new Set(await listFiles(folder))),
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
  const needed = [...new Set([...used.map(homePath), ...pages])].flatMap((path) =>
    pageFiles(path).map((file) => ({ path, file })),
  );
  const errorPages = LOCALES.map(errorPagePath).map((path) => ({ path, file: path.slice(1) }));
  const limit = pLimit(LOOKED_AT_ONCE);
  const faults = await Promise.all(
    [...needed, ...errorPages].map(({ path, file }) =>
      limit(async () =>
        (await isFile(join(folder, file))) ? [] : [`The page ${path} (${file}) is missing.`],
      ),
    ),
  );
  return faults.flat();
}

function deadAddresses({ pages, links }: Release, routes: Routes, files: ReadonlySet<string>): string[] {
  const isAnswered = createPathCheck(files, routes);
  const answers = new Map<string, boolean>();
  const faults: string[] = [];
  for (const page of pages) {
    for (const address of links.get(page) ?? []) {
      const answered = answers.get(address) ?? isAnswered(pathOf(address));
      answers.set(address, answered);
      if (!answered) faults.push(`${page} links to ${address}, which does not exist.`);
    }
  }
  return faults;
}

/** The decoded path of a URL in HTML: `/tr/%C3%A7ay?a=1&amp;b=2#c` → `/tr/çay`. */
function pathOf(address: string): string {
  const path = address.replaceAll("&amp;", "&").replace(/[?#].*$/s, "");
  return stripTrailingSlashes(decodePath(path) ?? path);
}

/** Returns a function that tells whether a path leads to a file or page of the release. */
function createPathCheck(
  files: ReadonlySet<string>,
  { pages, redirects }: Routes,
): (path: string) => boolean {
  const known = new Set([PREVIEW_SCRIPT, ...pages, ...redirects.map(({ from }) => from)]);
  const prefixes = redirects.flatMap(({ from }) => (from.endsWith("/*") ? [from.slice(0, -1)] : []));
  return (path) =>
    known.has(path) || prefixes.some((prefix) => path.startsWith(prefix)) || files.has(path.slice(1));
}

/** True for a non-empty file. */
async function isFile(path: string): Promise<boolean> {
  try {
    const { size } = await stat(path);
    return size > 0;
  } catch (error) {
    if (hasCode(error, "ENOENT") || hasCode(error, "ENOTDIR")) return false;
    throw error;
  }
}
