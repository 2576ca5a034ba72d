import type { Browser, CDPSession, Page } from "playwright-core";
import { runMain } from "../toolkit/run-main";
import { PHONE } from "../tests/support/browser";
import { launchInstalledChromium } from "../tests/support/chromium";
import { pagesOf } from "../tests/support/pages";
import { layoutPages } from "./layout-pages";
import { medians, printFigures } from "./medians";
import { CPU_INDEXES, cpuIndex, throttlingRate } from "./phone-speed";
import { emptyRowPictures, pagesWithRows } from "./row-pictures";
import { scrolledBytes } from "./scrolled-bytes";
import { blockingTime, durationsIn, watchStart } from "./watch-start";

/** Lighthouse's slow 4G: round trips in milliseconds, bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

/** Lighthouse's CPU index of the phone on which rows are scrolled. */
const ROW_INDEX = 375;

/**
 * `npm run bench:phone -- [origin of a served release]`: at fixed Lighthouse CPU indexes, milliseconds of each layout's
 * longest task after its first paint, of task time beyond 50 ms, and of all its scripts until the page is idle; and, on
 * slow 4G, from a tap on the menu at the first paint until the drawer is painted, with the index of the slowed machine.
 * Before that, what a page loads on a phone until it is idle, and after scrolling to its end; and, on slow 4G, how long
 * pictures in view stay empty at 700 px per second.
 */
async function main() {
  const origin = process.argv[2] ?? "http://localhost:8000";
  const browser = await launchInstalledChromium();
  const figures: Record<string, Record<string, number | string>> = {};
  const rows: Record<string, Record<string, number>> = {};
  const bytes: Record<string, Record<string, number>> = {};
  try {
    const index = await indexOf(browser, 1);
    console.log(`Lighthouse's CPU index of this machine: ${index}`);
    const paths = await pagesOf(origin);
    for (const path of pagesWithRows(paths)) {
      bytes[path] = await scrolledBytes(browser, origin, path);
      rows[path] = await medians(() =>
        onSlowPhone(browser, throttlingRate(ROW_INDEX, index), async (page, phone) => {
          await onSlowLine(phone);
          return emptyRowPictures(page, origin + path);
        }),
      );
    }
    for (const [layout, path] of layoutPages(paths)) {
      for (const wanted of CPU_INDEXES) {
        const rate = throttlingRate(wanted, index);
        const start = await medians(() =>
          onSlowPhone(browser, rate, (page, phone) => startApp(page, phone, origin + path)),
        );
        const tap = await medians(() =>
          onSlowPhone(browser, rate, (page, phone) => tapMenu(page, phone, origin + path)),
        );
        const had = await indexOf(browser, rate);
        figures[`${layout}, index ${wanted}`] = { path, "index had": had, ...start, ...tap };
      }
    }
  } finally {
    await browser.close();
  }
  printFigures(bytes, 1);
  printFigures(rows);
  printFigures(figures);
}

/** CPU index of this machine, slowed down by a factor. */
function indexOf(browser: Browser, rate: number): Promise<number> {
  return onSlowPhone(browser, rate, cpuIndex);
}

async function onSlowPhone<Measured>(
  browser: Browser,
  rate: number,
  measure: (page: Page, phone: CDPSession) => Promise<Measured>,
): Promise<Measured> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, hasTouch: true });
  try {
    await watchStart(context);
    const page = await context.newPage();
    const phone = await context.newCDPSession(page);
    await phone.send("Emulation.setCPUThrottlingRate", { rate });
    return await measure(page, phone);
  } finally {
    await context.close();
  }
}

/** Logged by the page itself once it is idle: a script from the browser's driver would be a long task of its own. */
const AT_REST = "at rest";

/** Loads a page, and measures it until it is idle. */
async function startApp(page: Page, phone: CDPSession, url: string) {
  await phone.send("Performance.enable");
  await page.addInitScript(tellTasks, AT_REST);
  const atRest = page.waitForEvent("console", (message) => message.text().startsWith(AT_REST));
  await page.goto(url, { waitUntil: "commit" });
  const [, told = ""] = (await atRest).text().split(":");
  const tasks = durationsIn(told);
  const { metrics } = await phone.send("Performance.getMetrics");
  const script = metrics.find(({ name }) => name === "ScriptDuration")?.value ?? NaN;
  return {
    "longest task": Math.round(Math.max(0, ...tasks)),
    "beyond 50 ms": Math.round(blockingTime(tasks)),
    "all scripts": Math.round(script * 1000),
  };
}

/** Runs in the page: logs its long tasks, `at rest:120,62`, once the app has taken over and the browser is idle. */
function tellTasks(atRest: string): void {
  const tell = () => console.debug(`${atRest}:${window.pageStart.longTasks().join()}`);
  // A browser that always has a frame to paint would never report idle.
  void window.pageStart.appRuns.then(() => requestIdleCallback(tell, { timeout: 5_000 }));
}

async function onSlowLine(phone: CDPSession): Promise<void> {
  await phone.send("Network.enable");
  await phone.send("Network.emulateNetworkConditions", SLOW_4G);
}

/** Taps the menu as soon as it is painted. */
async function tapMenu(page: Page, phone: CDPSession, url: string) {
  await onSlowLine(phone);
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
