import { cp, realpath, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { messageOf } from "../../../shared/errors";
import { parseNewsletterSettings } from "../../../services/newsletter/settings";
import { launchChromiumServer } from "../chromium";
import { makeSeed } from "../cms/seed";
import { freePort } from "../free-port";
import { startPublishedSite } from "../live-site";
import { buildAndServe, EMBEDDED_HOTEL, SECOND_HOTEL, serveRelease } from "../site";
import { copyWorkspace } from "../workspace";

const browser = once(launchChromiumServer);

/** The embedded hotel on a real `npm start`, with content from a real `npm run content-server`. */
const live = once(async () => {
  await copyWorkspace("embedded");
  return startPublishedSite(EMBEDDED_HOTEL.workspace);
});

/** Data folder of a built CMS with the embedded hotel, for tests to copy. */
const cmsSeed = once(makeSeed);

/** Parts of the world by name, each returned as JSON. A part is started or built on its first request. */
const PARTS: Record<string, () => Promise<unknown>> = {
  browser: async () => (await browser()).wsEndpoint(),
  cmsSeed: async () => (await cmsSeed()) ?? null,
  live: async () => (await live()).site,
  /** A copy of the live site's first release, which stays the same while the live one changes. */
  site: once(async () => {
    const { releasesDir } = await live();
    const { contentDir, release } = EMBEDDED_HOTEL;
    await rm(release, { recursive: true, force: true });
    await cp(await realpath(join(releasesDir, "current")), release, { recursive: true });
    const settings = parseNewsletterSettings({
      DATA_DIR: resolve(`${release}.data`),
      HOTEL_FILE: resolve(contentDir, "hotel.json"),
    });
    return serveRelease(EMBEDDED_HOTEL, settings);
  }),
  secondSite: once(async () => {
    await copyWorkspace("second-hotel");
    return buildAndServe(SECOND_HOTEL);
  }),
};

/** Process behind the browser tests: prints its port, starts the given parts, and returns each once it is ready. */
async function main(first: readonly string[]): Promise<void> {
  const server = createServer((request, response) => {
    const part = PARTS[request.url?.slice(1) ?? ""];
    if (part === undefined) return void response.writeHead(404).end();
    part().then(
      (answer) => response.end(JSON.stringify(answer)),
      (error: unknown) => response.writeHead(500).end(messageOf(error)),
    );
  });
  const port = await freePort();
  server.listen(port, "127.0.0.1", () => process.stdout.write(`${port}\n`));
  // Closed by the teardown, or when Jest is killed.
  process.stdin.resume().once("end", () => void end().finally(() => process.exit(0)));
  for (const name of first) PARTS[name]?.().catch((error: unknown) => console.error(error));
}

async function end(): Promise<void> {
  await Promise.allSettled([
    browser.ifStarted()?.then((server) => server.close()),
    live.ifStarted()?.then(({ stop }) => stop()),
    cmsSeed.ifStarted(),
  ]);
}

/** Runs a task on the first call; later calls share its promise. */
function once<Result>(task: () => Promise<Result>) {
  let started: Promise<Result> | undefined;
  return Object.assign(() => (started ??= task()), { ifStarted: () => started });
}

void main(process.argv.slice(2));
