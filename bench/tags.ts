import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { TAG_MESSAGES } from "../languages/tag-messages";
import { localeOrDefault } from "../shared/locales";
import { runMain } from "../services/toolkit/run-main";
import { hydrated, PHONE } from "../tests/support/browser";
import { launchInstalledChromium } from "../tests/support/chromium";
import { HOTEL_TAGS } from "../tests/support/hotel-tags";
import { pagesOf } from "../tests/support/pages";
import { buildAndServe, EMBEDDED_HOTEL } from "../tests/support/site";
import { serveTags, TAG_HOSTS } from "../tests/support/tag-servers";
import { copyWorkspace } from "../tests/support/workspace";
import { layoutPages } from "./layout-pages";
import { medians, printFigures } from "./medians";
import { cpuIndex, throttlingRate } from "./phone-speed";
import { blockingTime, durationsIn, watchStart } from "./watch-start";

const SLOWDOWN = 4;
const LAYOUTS_COMPARED = ["intro-page", "room-detail"];
const TAGGED_CONTENT = ".test-sites/tagged-content";

/** Milliseconds after the app has taken over in which everything comes to rest: services start within two seconds of it, one after the other. */
const WATCHED = 6_000;
const AT_REST = "at rest";

/**
 * `npm run bench:tags -- [origin of a served release without services of others] [of one with all]`: builds both of the embedded
 * hotel where none are named. The services' servers are stubs in this process. Prints KB of the first load until its `load`, KB in all, what is asked of others, and what tasks take beyond
 * 50 ms from the first paint on, on a phone four times slower than a machine of Lighthouse's index 1,500. The scripts of the
 * real services cost what they cost besides.
 */
async function main() {
  const ending = new AbortController();
  const browser = await launchInstalledChromium();
  const figures: Record<string, Record<string, number | string>> = {};
  try {
    const { signal } = ending;
    const plain = process.argv[2] ?? (await buildAndServe(await embedded(), { signal }));
    const tagged = process.argv[3] ?? (await buildAndServe(await withTags(), { signal }));
    const agreed = { storageState: await agree(browser, tagged) };
    const rate = throttlingRate(SLOWDOWN, await cpuIndex(browser));
    const pages = layoutPages(await pagesOf(plain)).filter(([layout]) => LAYOUTS_COMPARED.includes(layout));
    for (const [layout, path] of pages) {
      const measure = (origin: string, visitor: BrowserContextOptions = {}) =>
        medians(() => load(browser, origin + path, { rate, visitor }));
      figures[`${layout}, without`] = { path, ...(await measure(plain)) };
      figures[`${layout}, all, not asked yet`] = { path, ...(await measure(tagged)) };
      figures[`${layout}, all, agreed to`] = { path, ...(await measure(tagged, agreed)) };
    }
  } finally {
    await browser.close();
    ending.abort();
  }
  printFigures(figures);
}

async function embedded() {
  return { ...EMBEDDED_HOTEL, workspace: await copyWorkspace("embedded") };
}

/** The embedded hotel with every service set. */
async function withTags() {
  const folder = resolve(TAGGED_CONTENT);
  await rm(folder, { recursive: true, force: true });
  await cp(EMBEDDED_HOTEL.contentDir, folder, { recursive: true });
  const file = join(folder, "hotel.json");
  const hotel: unknown = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify(Object.assign({}, hotel, { tags: HOTEL_TAGS })));
  return {
    contentDir: TAGGED_CONTENT,
    workspace: await copyWorkspace("tagged"),
    release: ".test-sites/tagged-release",
  };
}

/** What the browser of a visitor keeps who has said yes to everything. */
async function agree(browser: Browser, origin: string) {
  const context = await browser.newContext();
  try {
    await serveTags(context);
    const page = await context.newPage();
    await page.goto(origin);
    await hydrated(page);
    const { yes } = TAG_MESSAGES[localeOrDefault(await page.locator("html").getAttribute("lang"))].bar;
    await page.getByRole("button", { name: yes, exact: true }).click();
    await page.waitForFunction(() => localStorage.getItem("tag-consent") !== null);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

interface Phone {
  /** How many times slower than this machine it is. */
  rate: number;
  visitor: BrowserContextOptions;
}

async function load(
  browser: Browser,
  url: string,
  { rate, visitor }: Phone,
): Promise<Record<string, number>> {
  const context = await browser.newContext({
    ...visitor,
    viewport: PHONE,
    deviceScaleFactor: 2,
    hasTouch: true,
  });
  try {
    const requests = await serveTags(context);
    await watchStart(context);
    const page = await context.newPage();
    const phone = await context.newCDPSession(page);
    await phone.send("Emulation.setCPUThrottlingRate", { rate });
    await page.addInitScript(tell, { atRest: AT_REST, watched: WATCHED });
    const atRest = page.waitForEvent("console", (message) => message.text().startsWith(AT_REST));
    await page.goto(url, { waitUntil: "commit" });
    const [, first, all, told = ""] = (await atRest).text().split(":");
    const tasks = durationsIn(told);
    const asked = new Set(requests.map(({ host }) => host));
    const started = TAG_HOSTS.filter((host) => asked.has(host)).length;
    if (visitor.storageState && started < TAG_HOSTS.length)
      throw new Error(`${url}: ${started} of ${TAG_HOSTS.length} services had started; raise WATCHED.`);
    return {
      "first load, KB": Number(first),
      "all, KB": Number(all),
      "services started": started,
      "beyond 50 ms": Math.round(blockingTime(tasks)),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page: `at rest:310.2:402.9:84,61`, some time after the app has taken over. */
async function tell({ atRest, watched }: { atRest: string; watched: number }): Promise<void> {
  await window.pageStart.appRuns;
  await new Promise((resolve) => setTimeout(resolve, watched));
  const entries = [
    ...performance.getEntriesByType("navigation"),
    ...performance.getEntriesByType("resource"),
  ].filter((entry) => entry instanceof PerformanceResourceTiming);
  const [page] = performance.getEntriesByType("navigation");
  const loaded = page instanceof PerformanceNavigationTiming ? page.loadEventStart : 0;
  const kilobytes = (until: number) => {
    const those = entries.filter(({ responseEnd }) => responseEnd <= until);
    return (those.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024).toFixed(1);
  };
  const tasks = window.pageStart.longTasks().join();
  console.debug([atRest, kilobytes(loaded), kilobytes(Infinity), tasks].join(":"));
}

void runMain(main);
