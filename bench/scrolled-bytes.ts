import { type AddressInfo, connect, createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "playwright-core";

/** Lighthouse's phone. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Pixels per step, and milliseconds until the next: links don't come to rest in view. */
const STEP = { pixels: 400, pause: 600 };

/** Milliseconds until no more traffic is expected: longer than links in view and the service worker wait. */
const REST = 8_000;

/** KB that a page (of a server without TLS) loads on a phone until it is idle, and after scrolling to its end. */
export async function scrolledBytes(
  browser: Browser,
  origin: string,
  path: string,
): Promise<Record<string, number>> {
  const counter = await startCounter(new URL(origin));
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.goto(counter.origin + path, { waitUntil: "load" });
    await page.locator("html[data-app]").waitFor({ state: "attached" });
    await pause(REST);
    const atRest = counter.kilobytes();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += STEP.pixels) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
      await pause(STEP.pause);
    }
    await pause(REST);
    return { "KB at rest": atRest, "KB after scrolling": counter.kilobytes() };
  } finally {
    await context.close();
    counter.close();
  }
}

/** Proxies a server and counts what it sends: a page's own figures exclude its service worker's requests. */
async function startCounter({ hostname, port }: URL) {
  let bytes = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(port) || 80, hostname);
    upstream.on("data", ({ length }) => (bytes += length));
    client.pipe(upstream).pipe(client);
    client.on("error", () => upstream.destroy());
    upstream.on("error", () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    origin: `http://localhost:${portOf(server.address())}`,
    kilobytes: () => Math.round(bytes / 1000),
    close: () => server.close(),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The counter has no port.");
  return address.port;
}
