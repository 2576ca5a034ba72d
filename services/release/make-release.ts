import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { type BuildId, writeBuildFiles } from "./builds";
import type { SiteAddresses } from "./content-security-policy";
import { digestOf, listFiles, writeNewFile } from "./files";
import { headerRules } from "./headers";
import { caddyfile } from "./hosts/caddy";
import { cloudFrontFunction } from "./hosts/cloudfront";
import { headersFile, redirectsFile } from "./hosts/netlify";
import { nginxHttp, nginxServer } from "./hosts/nginx";
import { carryAssets, readMemory, writeMemory } from "./memory";
import { readPages } from "./pages";
import { type Place, type PlacedFile, placeContent, placeFile } from "./place-file";
import { isImmutable, pageFiles, publishedPath } from "./published";
import { movedPages, rememberAddresses } from "./redirects";
import { referencedFiles } from "./referenced";
import { createRoutes, readRoutes, type Routes } from "./routes";
import { robots, sitemap } from "./sitemap";

export interface ReleaseOptions {
  /** What Gatsby built. It is only read. */
  publicDir: string;
  /** Folder of the new release; must not exist. */
  outDir: string;
  /** The release before: what did not change is linked from it instead of written again. */
  previousDir?: string;
  /** Folder beside the releases for old addresses and old hashed files. */
  memoryDir: string;
  /** Where the content comes from (API address or hotel file): another hotel's memory is dropped. */
  source: string;
  site: SiteAddresses;
  /** Time in milliseconds that the release bears, unless nothing changed. */
  now: number;
}

/** Decoded paths of pages whose HTML or data differs from the release before. */
export interface PageChanges {
  added: string[];
  changed: string[];
  removed: string[];
}

export interface Release {
  /** Digest of what visitors get: a build that changes nothing keeps it. */
  id: string;
  pages: string[];
  changes: PageChanges;
}

/** Turns Gatsby's public/ into a release: a folder that any static host, or services/site-server, can serve. */
export async function makeRelease(options: ReleaseOptions): Promise<Release> {
  const { publicDir, outDir, previousDir, memoryDir, source, site, now } = options;
  const pages = await readPages(publicDir);
  const memory = await readMemory(memoryDir, source);
  await mkdir(outDir, { recursive: true });

  const placed = [
    ...(await placePublicFiles(publicDir, { outDir, previousDir })),
    await placeContent("sitemap.xml", Buffer.from(sitemap(pages, site.siteUrl)), {
      outDir,
      previousDir,
    }),
    await placeContent("robots.txt", Buffer.from(robots(site.siteUrl)), { outDir, previousDir }),
  ];
  const names = placed.map(({ name }) => name);
  const scripts = [...new Set(placed.flatMap(({ scriptSources }) => scriptSources))].sort();
  const routes = createRoutes(pages, movedPages(pages, memory.addresses), headerRules(names, scripts, site));
  const build: BuildId = { id: releaseId(placed, routes), timestamp: now };

  await writeHostFiles(outDir, { id: build.id, ...routes });
  await writeBuildFiles({ build, routes, outDir, previousDir });
  const current = names.filter(isImmutable);
  const assets = await carryAssets({ folder: memoryDir, assets: memory.assets, outDir, current, now });
  await writeMemory(memoryDir, { source, addresses: rememberAddresses(pages, memory.addresses), assets });
  return { id: build.id, pages: routes.pages, changes: await pageChanges(routes.pages, placed, previousDir) };
}

async function placePublicFiles(publicDir: string, place: Place): Promise<PlacedFile[]> {
  const oneOfFew = pLimit(8);
  const published = (await listFiles(publicDir)).filter((file) => publishedPath(file) !== null);
  const needed = await referencedFiles(publicDir, published);
  const placed = await Promise.allSettled(
    needed.map((file) =>
      oneOfFew(() => placeFile(publishedPath(file) ?? file, join(publicDir, file), place)),
    ),
  );
  // Told only when every write has ended: else the folder of a failed release could not be removed.
  return placed.map((result) => {
    if (result.status === "rejected") throw result.reason;
    return result.value;
  });
}

function releaseId(placed: readonly PlacedFile[], routes: Omit<Routes, "id">): string {
  const files = placed.map(({ name, digest }) => `${name} ${digest}`).sort();
  return digestOf(files.join("\n"), JSON.stringify(routes)).slice(0, 20);
}

async function writeHostFiles(outDir: string, routes: Routes): Promise<void> {
  const files = {
    "routes.json": `${JSON.stringify(routes, undefined, 2)}\n`,
    _headers: headersFile(routes),
    _redirects: redirectsFile(routes),
    "hosts/nginx-http.conf": nginxHttp(routes),
    "hosts/nginx-server.conf": nginxServer(routes),
    "hosts/Caddyfile": caddyfile(routes),
    "hosts/cloudfront-function.js": cloudFrontFunction(routes),
  };
  for (const [name, content] of Object.entries(files)) await writeNewFile(join(outDir, name), content);
}

async function pageChanges(
  pages: string[],
  placed: readonly PlacedFile[],
  previousDir?: string,
): Promise<PageChanges> {
  const before = new Set(previousDir === undefined ? [] : await pagesOf(previousDir));
  const changedFiles = new Set(placed.filter(({ changed }) => changed).map(({ name }) => name));
  return {
    added: pages.filter((page) => !before.has(page)),
    changed: pages.filter(
      (page) => before.has(page) && pageFiles(page).some((file) => changedFiles.has(file)),
    ),
    removed: [...before].filter((page) => !pages.includes(page)),
  };
}

/** A folder that an earlier version of this project wrote counts as one without pages. */
async function pagesOf(folder: string): Promise<string[]> {
  try {
    return (await readRoutes(folder)).pages;
  } catch {
    return [];
  }
}
