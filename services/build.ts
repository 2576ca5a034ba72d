import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { contentCacheFolder } from "../content-api/cache-folder";
import { type Environment, parseEnvironment } from "../shared/environment";
import { withContentApi } from "./content-server/server";
import { diskUse } from "../gatsby/builder/disk-use";
import { copyCode } from "../gatsby/builder/copy-code";
import { buildSite } from "../gatsby/builder/build-site";
import { buildTime } from "./release/build-time";
import { writeKnownFiles } from "./release/known-files";
import { makeRelease } from "./release/make-release";
import { commitHistory, stageHistory } from "./release/release-history";
import { readRedirectRows, warnOfRow } from "./release/redirect-rows";
import { replaceFolder } from "./release/replace-folder";
import { distrustState } from "../gatsby/inside/process/saved-state";
import { explainFullDisk } from "../toolkit/full-disk";
import { runMain } from "../toolkit/run-main";
import { requireWritable } from "../toolkit/writable-folder";

/**
 * `npm run build`: builds the site and writes the deployable release to dist/; a failure leaves dist/ as it
 * was.
 */
async function main(signal: AbortSignal): Promise<void> {
  const environment = parseEnvironment(process.env);
  await build(environment, signal).catch(async (error: unknown) => {
    const { written, removable } = diskUse(environment, environment.buildDir);
    throw await explainFullDisk(error, {
      written: [environment.releasesDir, environment.distDir, ...written],
      removable,
    });
  });
}

async function build(environment: Environment, signal: AbortSignal): Promise<void> {
  const { buildDir: directory } = environment;
  const dist = resolve(environment.distDir);
  await requireWritable(resolve(environment.releasesDir));
  if (directory !== undefined) await copyCode(".", directory);
  const redirectRows = await withContentApi(environment, async (apiUrl) => {
    await buildSite(environment, apiUrl, { directory, signal, onLine: (line) => console.log(line) });
    const cacheFolder = contentCacheFolder(resolve(environment.hotelFile), apiUrl, directory);
    const log = { info: console.log, warn: console.warn };
    return readRedirectRows(environment, { apiUrl, cacheFolder, log, signal });
  });
  const historyDir = join(environment.releasesDir, "dist-memory");
  const makeIn = async (outDir: string) => {
    const made = await makeRelease({
      publicDir: resolve(directory ?? ".", "public"),
      outDir,
      previousDir: existsSync(join(dist, "routes.json")) ? dist : undefined,
      historyDir,
      source: environment.contentApiUrl ?? resolve(environment.hotelFile),
      site: environment,
      redirectRows,
      now: await buildTime(environment.sourceDateEpoch),
    });
    await stageHistory(historyDir, made);
    return made;
  };
  const release = await replaceFolder(dist, makeIn).catch((error: unknown) => {
    distrustState(directory ?? ".");
    throw error;
  });
  for (const row of release.refusedRedirects) warnOfRow(console, row);
  await commitHistory(historyDir, { id: release.id, folder: dist });
  await writeKnownFiles(historyDir, release.known);
  console.log(`\nRelease ${release.id} with ${release.pages.length} pages is in ${relative("", dist)}/.`);
}

void runMain(main);
