import { chromium, type Page } from "playwright-core";
import { runMain } from "../services/run-main";
import { hydrated, PHONE } from "../tests/support/browser";
import { findChromium } from "../tests/support/chromium";
import { pagesOf } from "../tests/support/pages";
import { layoutPages } from "./layout-pages";

/** `npm run bench:weight -- [origin of a served release]`: KB over the wire of each layout's first view on a phone. */
async function main() {
  const origin = process.argv[2] ?? "http://localhost:8000";
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  const weights: Record<string, Record<string, number | string>> = {};
  try {
    for (const [layout, path] of layoutPages(await pagesOf(origin))) {
      const page = await browser.newPage({ viewport: PHONE, deviceScaleFactor: 2 });
      await page.goto(origin + path, { waitUntil: "networkidle" });
      await hydrated(page);
      weights[layout] = { path, ...(await weigh(page)) };
      await page.close();
    }
  } finally {
    await browser.close();
  }
  console.table(weights);
}

/** KB of what the page has loaded, by kind; its CSS stands in the HTML. */
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
    data: total(/\.json$/),
    fonts: total(/\.woff2$/),
    pictures: total(/\.(webp|avif|jpe?g|png|svg)$/),
    all: total(/^/),
  };
}

void runMain(main);
