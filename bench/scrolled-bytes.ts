import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "playwright-core";

/** Lighthouse's phone. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Pixels of a step, and milliseconds until the next: links in view don't rest there. */
const STEP = { pixels: 400, pause: 600 };

/** Milliseconds after which nothing more is expected: longer than what links in view and the service worker wait for. */
const REST = 8_000;

/** KB and requests that a page takes on a phone until it is at rest, and when it was scrolled to its end. */
export async function scrolledBytes(browser: Browser, url: string): Promise<Record<string, number>> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send("Network.enable");
    let bytes = 0;
    let requests = 0;
    network.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      if (encodedDataLength > 0) requests += 1;
    });
    const kilobytes = () => Math.round(bytes / 1000);
    await page.goto(url, { waitUntil: "load" });
    await page.locator("html[data-app]").waitFor({ state: "attached" });
    await pause(REST);
    const atRest = kilobytes();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += STEP.pixels) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
      await pause(STEP.pause);
    }
    await pause(REST);
    return { "KB at rest": atRest, "KB after scrolling": kilobytes(), requests };
  } finally {
    await context.close();
  }
}
