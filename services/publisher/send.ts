import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnvironment } from "../../shared/environment";
import { readRoutes } from "../release/routes";
import { runMain } from "../../toolkit/run-main";
import { digestOfFile, sendFolder } from "./send-release";
import { parseRemote } from "./settings";

/** `npm run send -- hotel:bucket/site`: sends dist/, as left by `npm run build`, to a storage known to rclone. */
async function main(signal: AbortSignal): Promise<void> {
  const { distDir, releasesDir } = parseEnvironment(process.env);
  const [to = process.env.PUBLISH_REMOTE ?? ""] = process.argv.slice(2);
  const remote = parseRemote(to);
  if (remote === undefined)
    throw new Error(
      `"${to}" is no remote of rclone. Use npm run send -- hotel:bucket/site, or set PUBLISH_REMOTE.`,
    );
  const folder = resolve(distDir);
  if (!existsSync(join(folder, "routes.json")))
    throw new Error(`There is no release in ${folder}. Make one with npm run build.`);
  const { id } = await readRoutes(folder);
  await sendFolder({
    folder,
    release: id,
    remote,
    memory: join(releasesDir, "dist-memory/sent.json"),
    stampOf: digestOfFile,
    signal,
  });
  console.log(`Release ${id} is at ${remote}.`);
}

void runMain(main);
