import type { Browser, Page } from "playwright-core";
import { runMain } from "../services/toolkit/run-main";
import { hydrated, PHONE } from "../tests/support/browser";
import { launchInstalledChromium } from "../tests/support/chromium";
import { pagesOf } from "../tests/support/pages";
import { layoutPages } from "./layout-pages";
import { medians, printFigures } from "./medians";

/** `npm run bench:weight -- [origin of a served release]`: KB over the wire of each layout's first load on a phone. */
async function main() {
  const origin = process.argv[2] ?? "http://localhost:8000";
  const browser = await launchInstalledChromium();
  const weights: Record<string, Record<string, number | string>> = {};
  try {
    for (const [layout, path] of layoutPages(await pagesOf(origin))) {
      weights[layout] = { path, ...(await medians(() => load(browser, origin + path))) };
    }
  } finally {
    await browser.close();
  }
  printFigures(weights);
}

async function load(browser: Browser, url: string): Promise<Record<string, number>> {
  const page = await browser.newPage({
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    await page.goto(url, { waitUntil: "networkidle" });
    await hydrated(page);
    return await weigh(page);
  } finally {
    await page.close();
  }
}

/** KB of what the page has loaded, by kind; the CSS of its first view stands in the HTML. */
async function weigh(page: Page): Promise<Record<string, number>> {
  const loaded = await page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].flatMap(
      (entry) =>
        entry instanceof PerformanceResourceTiming
          ? [{ url: new URL(entry.name).pathname, bytes: entry.encodedBodySize }]
          : [],
    ),
  );
  const total = (pattern: RegExp) => {
    const bytes = loaded.filter(({ url }) => pattern.test(url)).reduce((sum, entry) => sum + entry.bytes, 0);
    return Math.round(bytes / 102.4) / 10;
  };
  return {
    html: total(/\/[^.]*$/),
    js: total(/\.js$/),
    css: total(/\.css$/),
    data: total(/\.json$/),
    fonts: total(/\.woff2$/),
    pictures: total(/\.(webp|avif|jpe?g|png|svg)$/),
    all: total(/^/),
  };
}

void runMain(main);
