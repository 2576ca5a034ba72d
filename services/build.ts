import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseEnvironment } from "../shared/environment";
import { withContentApi } from "./content-server/server";
import { buildSite } from "../gatsby/builder/build-site";
import { buildTime } from "./release/build-time";
import { writeKnownFiles } from "./release/known-files";
import { makeRelease } from "./release/make-release";
import { commitMemory, stageMemory } from "./release/memory";
import { replaceFolder } from "./release/replace-folder";
import { distrustState } from "../gatsby/inside/process/saved-state";
import { runMain } from "./toolkit/run-main";
import { requireWritable } from "./toolkit/writable-folder";

const DIST = resolve("dist");

/** `npm run build`: builds the site and writes the deployable release to dist/, or leaves dist/ as it was. */
async function main(signal: AbortSignal): Promise<void> {
  const environment = parseEnvironment(process.env);
  await requireWritable(resolve(environment.releasesDir));
  await withContentApi(environment, (contentApiUrl) =>
    buildSite(environment, contentApiUrl, { signal, onLine: (line) => console.log(line) }),
  );
  const memoryDir = join(environment.releasesDir, "dist-memory");
  const makeIn = async (outDir: string) => {
    const made = await makeRelease({
      publicDir: resolve("public"),
      outDir,
      previousDir: existsSync(join(DIST, "routes.json")) ? DIST : undefined,
      memoryDir,
      source: environment.contentApiUrl ?? resolve(environment.hotelFile),
      site: environment,
      now: await buildTime(environment.sourceDateEpoch),
    });
    await stageMemory(memoryDir, made);
    return made;
  };
  const release = await replaceFolder(DIST, makeIn).catch((error: unknown) => {
    distrustState(".");
    throw error;
  });
  await commitMemory(memoryDir, { id: release.id, folder: DIST });
  await writeKnownFiles(memoryDir, release.known);
  console.log(`\nRelease ${release.id} with ${release.pages.length} pages is in ${relative("", DIST)}/.`);
}

void runMain(main);
