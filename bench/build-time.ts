import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { startContentServer } from "../services/content-server/server";
import { runGatsby } from "../gatsby/builder/run-gatsby";
import { runMain } from "../toolkit/run-main";
import { copyWorkspace } from "../tests/support/workspace";
import { printFigures, secondsOf } from "./medians";

const WORKSPACE = "bench";

/** `npm run bench`: build times of the embedded hotel, without any cache and with nothing changed. */
async function main(signal: AbortSignal) {
  await rm(resolve(".test-sites", WORKSPACE), { recursive: true, force: true });
  const directory = await copyWorkspace(WORKSPACE);
  // One server for both builds, because picture URLs contain its address.
  const content = await startContentServer({ contentDir: "content", port: 0 });
  try {
    const build = () => secondsOf(() => buildSite(directory, content.url, signal));
    printFigures({ seconds: { cold: await build(), warm: await build() } }, 1);
  } finally {
    await content.close();
  }
}

function buildSite(directory: string, contentApiUrl: string, signal: AbortSignal): Promise<void> {
  return runGatsby("build", {
    directory,
    environment: { CONTENT_API_URL: contentApiUrl, HOTEL_FILE: resolve("content/hotel.json") },
    signal,
    onLine: (line) => console.log(line),
  });
}

void runMain(main);
