import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseEnvironment } from "../src/config/environment";
import { withContentApi } from "./content-api/with-content-api";
import { buildSite } from "./gatsby/build-site";
import { buildTime } from "./release/build-time";
import { makeRelease } from "./release/make-release";
import { replaceFolder } from "./release/replace-folder";
import { runMain } from "./run-main";

const DIST = resolve("dist");

/** `npm run build`: builds the site and writes the deployable release to dist/, or leaves dist/ as it was. */
async function main(signal: AbortSignal): Promise<void> {
  const environment = parseEnvironment(process.env);
  await withContentApi(environment, (contentApiUrl) =>
    buildSite(environment, contentApiUrl, { signal, onLine: (line) => console.log(line) }),
  );
  const release = await replaceFolder(DIST, async (outDir) =>
    makeRelease({
      publicDir: resolve("public"),
      outDir,
      previousDir: existsSync(join(DIST, "routes.json")) ? DIST : undefined,
      memoryDir: join(environment.releasesDir, "dist-memory"),
      source: environment.contentApiUrl ?? resolve(environment.hotelFile),
      site: environment,
      now: await buildTime(environment.sourceDateEpoch),
    }),
  );
  console.log(`\nRelease ${release.id} with ${release.pages.length} pages is in ${relative("", DIST)}/.`);
}

void runMain(main);
