import { type Browser, chromium, type CDPSession, type Page } from "playwright-core";
import { runMain } from "../services/toolkit/run-main";
import { hydrated, PHONE } from "../tests/support/browser";
import { findChromium } from "../tests/support/chromium";
import { pagesOf } from "../tests/support/pages";
import { layoutPages } from "./layout-pages";
import { medians, printFigures } from "./medians";

/** How many times slower than this machine the phones are. */
const CPU_SLOWDOWNS = [4, 6];
/** Lighthouse's slow 4G: round trips in milliseconds, bytes each second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

/**
 * `npm run bench:phone -- [origin of a served release]`: on phones four and six times slower than this machine, milliseconds
 * of each layout's longest task and of all its scripts until the app has taken over; and, on slow 4G, from a tap on the
 * menu at the first paint until the drawer is painted. Prints how fast Lighthouse finds this machine to be, too.
 */
async function main() {
  const origin = process.argv[2] ?? "http://localhost:8000";
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  const figures: Record<string, Record<string, number | string>> = {};
  try {
    console.log(`Lighthouse's CPU index of this machine: ${await cpuIndex(browser)}`);
    for (const [layout, path] of layoutPages(await pagesOf(origin))) {
      for (const slowdown of CPU_SLOWDOWNS) {
        const start = await medians(() =>
          onSlowPhone(browser, slowdown, (page, phone) => startApp(page, phone, origin + path)),
        );
        const tap = await medians(() =>
          onSlowPhone(browser, slowdown, (page, phone) => tapMenu(page, phone, origin + path)),
        );
        figures[`${layout}, ${slowdown}x`] = { path, ...start, ...tap };
      }
    }
  } finally {
    await browser.close();
  }
  printFigures(figures);
}

/** 1,500 to 2,000 is a desktop, 125 to 800 a phone. */
async function cpuIndex(browser: Browser): Promise<number> {
  const { pageFunctions } = await import("lighthouse/core/lib/page-functions.js");
  const page = await browser.newPage();
  try {
    return Math.round(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  } finally {
    await page.close();
  }
}

async function onSlowPhone(
  browser: Browser,
  slowdown: number,
  measure: (page: Page, phone: CDPSession) => Promise<Record<string, number>>,
): Promise<Record<string, number>> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, hasTouch: true });
  try {
    const page = await context.newPage();
    const phone = await context.newCDPSession(page);
    await phone.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    return await measure(page, phone);
  } finally {
    await context.close();
  }
}

/** Lets a page come to rest by itself. */
async function startApp(page: Page, phone: CDPSession, url: string) {
  await phone.send("Performance.enable");
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      const longest = Math.max(
        Number(dataset.longest ?? 0),
        ...list.getEntries().map(({ duration }) => duration),
      );
      dataset.longest = String(Math.round(longest));
    }).observe({ type: "longtask", buffered: true });
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await hydrated(page);
  const { metrics } = await phone.send("Performance.getMetrics");
  const script = metrics.find(({ name }) => name === "ScriptDuration")?.value ?? NaN;
  const longest = Number((await page.locator("html").getAttribute("data-longest")) ?? 0);
  return { "longest task": longest, "all scripts": Math.round(script * 1000) };
}

/** Taps the menu as soon as it is painted. */
async function tapMenu(page: Page, phone: CDPSession, url: string) {
  await phone.send("Network.enable");
  await phone.send("Network.emulateNetworkConditions", SLOW_4G);
  await page.addInitScript(() => {
    addEventListener(
      "pointerdown",
      async ({ timeStamp }) => {
        while (document.querySelector("dialog[open]") === null) await new Promise(requestAnimationFrame);
        await new Promise((resolve) => setTimeout(resolve));
        document.documentElement.dataset.drawer = String(Math.round(performance.now() - timeStamp));
      },
      { once: true, capture: true },
    );
  });
  await page.goto(url, { waitUntil: "commit" });
  const menu = page.getByRole("banner").locator('[aria-label="Menu"]:not(dialog)');
  await menu.waitFor();
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const box = await menu.boundingBox();
  if (!box) throw new Error(`${url} shows no menu.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator("html[data-drawer]").waitFor();
  return { "tap to drawer": Number(await page.locator("html").getAttribute("data-drawer")) };
}

void runMain(main);
