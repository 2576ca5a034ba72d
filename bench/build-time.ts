import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { startContentServer } from "../services/content-server/server";
import { runGatsby } from "../services/gatsby/run-gatsby";
import { runMain } from "../services/run-main";
import { copyWorkspace } from "../tests/support/workspace";

const WORKSPACE = "bench";

/** `npm run bench`: how long builds of the embedded hotel take, without any cache and with nothing changed. */
async function main(signal: AbortSignal) {
  await rm(resolve(".test-sites", WORKSPACE), { recursive: true, force: true });
  const directory = await copyWorkspace(WORKSPACE);
  const seconds = { cold: await build(directory, signal), warm: await build(directory, signal) };
  console.table(seconds);
}

/** Seconds. */
async function build(directory: string, signal: AbortSignal): Promise<number> {
  const content = await startContentServer({ contentDir: "content", port: 0 });
  const start = performance.now();
  try {
    await runGatsby("build", {
      directory,
      environment: { CONTENT_API_URL: content.url, HOTEL_FILE: resolve("content/hotel.json") },
      signal,
      onLine: (line) => console.log(line),
    });
  } finally {
    await content.close();
  }
  return Math.round(performance.now() - start) / 1000;
}

void runMain(main);
