import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import type { Compression } from "../../shared/environment";
import { type BuildId, writeBuildFiles } from "./builds";
import { COPIES } from "./compress";
import type { SiteAddresses } from "./content-security-policy";
import { digestOf } from "../../shared/digest";
import type { Page } from "../../shared/handover";
import { createPauses, isPublic, writeNewFile } from "./files";
import { headerRules } from "./headers";
import { hostFiles } from "./hosts/host-files";
import { isErrorPage, readHandover } from "./handover";
import { knownScripts, scriptSources } from "./inline-scripts";
import { type KnownFiles, readKnownFiles } from "./known-files";
import { carryAssets, commitHistory, type ReleaseHistory, readHistory } from "./release-history";
import type { FileFacts } from "./file-facts";
import { pageKey, pagesToFetchAgain, pageStates } from "./page-states";
import { createLinker, type Place, type PlacedFile, placeContent, placeFile } from "./place-file";
import { readPublicFiles } from "./public-files";
import { isImmutable, pageFiles, publishedPath } from "./published";
import { movedPages, rememberAddresses } from "./redirects";
import type { RedirectRow, RefusedRow } from "./redirect-rows";
import { resolveRedirects } from "./resolve-redirects";
import { createRoutes, readRoutes, type Routes } from "./routes";
import { robots, sitemap } from "./sitemap";
import { SPECULATION_RULES_FILE, speculationRules } from "./speculation-rules";

/** Settings of the site. */
interface ReleaseSite extends SiteAddresses {
  /** Whether search engines may index it; default: yes. */
  siteIndexing?: boolean;
  /** Where a static host proxies `/v1/web/` to, without trailing slash. */
  webApiUrl?: string | undefined;
  /** Which compressed copies of text files to create; default: all. */
  releaseCompression?: Compression;
}

export interface ReleaseOptions {
  /** Gatsby's output, which is only read. */
  publicDir: string;
  /** Folder of the new release; must not exist. */
  outDir: string;
  /** The previous release: unchanged files are linked from it instead of written again. */
  previousDir?: string;
  /** Folder next to the releases for former URLs and old hashed files. */
  historyDir: string;
  /** Where the content comes from (API URL or hotel file): another hotel's history is dropped. */
  source: string;
  site: ReleaseSite;
  /** URLs of the previous website. */
  redirectRows?: readonly RedirectRow[];
  /** Timestamp of the release in milliseconds, unless nothing changed. */
  now: number;
  /** See `Place`: call `addBrotli` once it is live. */
  brotliLater?: boolean;
}

/** Decoded paths of pages whose HTML or data differs from the previous release. */
interface PageChanges {
  added: string[];
  changed: string[];
  removed: string[];
}

export interface Release {
  /** Digest of what visitors get: a build without changes keeps it. */
  id: string;
  pages: string[];
  changes: PageChanges;
  /** Paths that search engines should fetch again. */
  fetchAgain: readonly string[];
  /** Same-site URLs in each page, as in its HTML. */
  links: ReadonlyMap<string, readonly string[]>;
  /** Rows with a missing target or an impossible instruction: the release is made without them. */
  refusedRedirects: readonly RefusedRow[];
  /** History to store once it is live: `stageHistory` before the switch, `commitHistory` after it. */
  history: ReleaseHistory;
  /** What it was made from, for the next release: `writeKnownFiles` after the switch. */
  known: KnownFiles;
}

/**
 * Turns Gatsby's public/ into a release: a folder that any static host, or services/site-server, can serve.
 * Only what changed since the previous release is read and compressed; the result is identical to a full one.
 */
export async function makeRelease(options: ReleaseOptions): Promise<Release> {
  const {
    publicDir,
    outDir,
    previousDir,
    historyDir,
    source,
    site,
    now,
    brotliLater,
    redirectRows = [],
  } = options;
  const { siteIndexing = true, webApiUrl = null, releaseCompression: compression = "all" } = site;
  const { pages, inlineScripts, formTargets, tagSources } = await readHandover(publicDir);
  const live = previousDir === undefined ? undefined : await routesOf(previousDir);
  // Completes what a process left undone if it ended right after its switch.
  if (previousDir !== undefined && live)
    await commitHistory(historyDir, { id: live.id, folder: previousDir });
  const history = await readHistory(historyDir, source);
  const before = await readKnownFiles(historyDir);
  await mkdir(outDir, { recursive: true });

  const files = await readPublicFiles(publicDir, before?.files ?? new Map());
  const known = knownScripts(inlineScripts);
  const scripts = new Set<string>();
  for (const [file, { facts }] of files)
    for (const found of scriptSources(publishedName(file), facts.scripts, known)) scripts.add(found);
  const place = { outDir, previousDir, compression, brotliLater };
  const factsOf = pageFacts(files);
  const states = pageStates(pages, (path) => factsOf(path)?.reading ?? "", { before: history.pages, now });
  const inSitemap = (page: Page) => ({
    since: states[pageKey(page)]?.since,
    pictures: factsOf(page.path)?.pictures ?? [],
  });
  const placed = [
    ...(await placePublicFiles(publicDir, files, {
      ...place,
      before: before?.release === live?.id && (await isPublic(previousDir ?? outDir)) ? before : undefined,
    })),
    ...(siteIndexing
      ? [await placeContent("sitemap.xml", Buffer.from(sitemap(pages, site.siteUrl, inSitemap)), place)]
      : []),
    await placeContent(SPECULATION_RULES_FILE, Buffer.from(speculationRules()), place),
    await placeContent("robots.txt", Buffer.from(robots(site.siteUrl, siteIndexing)), place),
  ];
  const names = placed.map(({ name }) => name).sort();
  const { redirects, refused } = resolveRedirects(redirectRows, {
    siteUrl: site.siteUrl,
    pages: pages.filter((page) => !isErrorPage(page)).map(({ path }) => path),
    files: names,
    moved: movedPages(pages, history.addresses),
    former: Object.keys(history.addresses),
  });
  const routes = createRoutes(
    pages,
    redirects,
    headerRules(names, [...scripts].sort(), site, { formTargets, tagSources }),
    webApiUrl,
  );
  const build: BuildId = { id: releaseId(placed, routes), timestamp: now };

  for (const [name, content] of hostFiles({ id: build.id, ...routes }, site.siteUrl))
    await writeNewFile(join(outDir, name), content);
  await writeBuildFiles({ build, routes, ...place });
  const current = names.filter(isImmutable);
  const assets = await carryAssets({
    folder: historyDir,
    assets: history.assets,
    outDir,
    copies: COPIES[compression],
    current,
    now,
  });
  return {
    id: build.id,
    pages: routes.pages,
    changes: pageChanges(routes.pages, placed, live?.pages ?? []),
    fetchAgain: pagesToFetchAgain(
      pages.filter((page) => !isErrorPage(page)),
      {
        before: history.pages,
        now: states,
        livePaths: live?.pages ?? [],
      },
    ),
    links: new Map(routes.pages.map((page) => [page, factsOf(page)?.links ?? []])),
    refusedRedirects: refused,
    history: { source, addresses: rememberAddresses(pages, history.addresses), assets, pages: states },
    known: { release: build.id, files },
  };
}

/** `before` is set only if it describes the release in `previousDir`. */
async function placePublicFiles(
  publicDir: string,
  files: KnownFiles["files"],
  { before, ...place }: Place & { before: KnownFiles | undefined },
): Promise<PlacedFile[]> {
  const limit = pLimit(8);
  const pause = createPauses();
  const { previousDir } = place;
  const link = previousDir !== undefined && before ? createLinker(previousDir, place) : () => false;
  const placed: PlacedFile[] = [];
  const changed: string[] = [];
  for (const [file, { facts }] of files) {
    const name = publishedName(file);
    if (before?.files.get(file)?.facts.digest === facts.digest && link(name))
      placed.push({ name, digest: facts.digest, changed: false });
    else changed.push(file);
    await pause();
  }
  const written = await Promise.allSettled(
    changed.map((file) => limit(() => placeFile(publishedName(file), join(publicDir, file), place))),
  );
  // Reported only when every write has ended: otherwise the folder of a failed release could not be removed.
  for (const result of written) {
    if (result.status === "rejected") throw result.reason;
    placed.push(result.value);
  }
  return placed;
}

function releaseId(placed: readonly PlacedFile[], routes: Omit<Routes, "id">): string {
  const files = placed.map(({ name, digest }) => `${name} ${digest}`).sort();
  return digestOf(files.join("\n"), JSON.stringify(routes)).slice(0, 20);
}

function pageChanges(
  pages: readonly string[],
  placed: readonly PlacedFile[],
  previousPages: readonly string[],
): PageChanges {
  const before = new Set(previousPages);
  const now = new Set(pages);
  const changedFiles = new Set(placed.filter(({ changed }) => changed).map(({ name }) => name));
  return {
    added: pages.filter((page) => !before.has(page)),
    changed: pages.filter(
      (page) => before.has(page) && pageFiles(page).some((file) => changedFiles.has(file)),
    ),
    removed: [...before].filter((page) => !now.has(page)),
  };
}

function publishedName(file: string): string {
  return publishedPath(file) ?? file;
}

/** Finds the facts of a page's HTML by its path. */
function pageFacts(files: KnownFiles["files"]): (path: string) => FileFacts | undefined {
  const byName = new Map([...files].map(([file, { facts }]) => [publishedName(file), facts]));
  return (path) => byName.get(pageFiles(path)[0] ?? "");
}

/** Undefined for a folder written by an earlier version of this project: it counts as one without pages. */
async function routesOf(folder: string): Promise<Routes | undefined> {
  try {
    return await readRoutes(folder);
  } catch {
    return undefined;
  }
}
