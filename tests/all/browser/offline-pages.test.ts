import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { buildWorker } from "../../../plugins/gatsby-plugin-offline-pages/src/build";
import { hydrated } from "../../support/browser";
import { type Deploys, replaceText, startDeploys } from "../../support/deploys";
import { untilTrue } from "../../support/until-true";
import { newPage } from "../../support/visit";

const ABOUT = ["about-us/index.html", "page-data/about-us/page-data.json"];
const MOST_BYTES = 8_000;

let site: Deploys;
let releases: string[];
let switchedOff: string;

beforeAll(async () => {
  site = await startDeploys();
  releases = [
    await site.release(),
    await site.release(replaceText(ABOUT, "Since 1931", "Since 1932")),
    await site.release(replaceText(ABOUT, "Since 1931", "Since 1933")),
  ];
  switchedOff = await site.release(async (publicDir) =>
    writeFile(join(publicDir, "service-worker.js"), buildWorker(false)),
  );
}, 600_000);
beforeEach(() => site.deploy(releases[0] ?? ""));
afterAll(() => site.close());

const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const untilKept = (page: Page, paths: readonly string[]) =>
  untilTrue(async () => {
    const kept = await keptFiles(page);
    return paths.every((path) => kept.includes(path));
  });

const press = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).first().click();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Font families that failed to load, except fallbacks, which are local fonts that the machine may lack. */
const failedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => status === "error" && !family.includes("Fallback"))
      .map(({ family }) => family),
  );

/** Takes the tab offline and waits until its service worker is offline, too. */
async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const isLost = () =>
    page.evaluate(() =>
      fetch("/page-data/none/page-data.json").then(
        () => false,
        () => true,
      ),
    );
  await untilTrue(isLost);
}

/** A tab that has visited three pages and opened the drawer. */
async function openTab(): Promise<Page> {
  const page = await newPage({ locale: "en", serviceWorkers: "allow" });
  await page.goto(site.url);
  await hydrated(page);
  await untilKept(page, ["/", "/page-data/index/page-data.json"]);
  await press(page, "The lodge");
  await heading(page, "About the lodge").waitFor();
  await untilKept(page, ["/about-us", "/page-data/about-us/page-data.json"]);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await press(page, "Contact");
  await heading(page, "Contact the lodge").waitFor();
  await untilKept(page, ["/contact", "/page-data/contact/page-data.json"]);
  return page;
}

test("pages seen in a tab work offline, with their fonts and pictures", async () => {
  const page = await openTab();
  await goOffline(page);
  for (const [path, name] of [
    ["/", "Still water"],
    ["/about-us?from=home", "About the lodge"],
    ["/contact", "Contact the lodge"],
  ] as const) {
    await page.goto(site.url + path);
    await heading(page, name).waitFor();
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await failedFonts(page)).toEqual([]);
  }
  await page.goto(site.url);
  await hydrated(page);
  const picture = page.getByRole("img", { name: "A lake between birches" }).first();
  await untilTrue(() =>
    picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
  );
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("dialog").waitFor();
  expect(await page.getByRole("dialog").getByRole("link").count()).toBeGreaterThan(3);
});

test("after two more releases nothing of the first is shown, online or offline", async () => {
  const page = await openTab();
  for (const [release, year] of [
    [releases[1], "1932"],
    [releases[2], "1933"],
  ] as const) {
    site.deploy(release ?? "");
    await page.goto(`${site.url}/about-us`);
    await page.getByText(`Since ${year}`).waitFor();
    await hydrated(page);
  }
  await untilKept(page, ["/about-us", "/page-data/about-us/page-data.json"]);
  const kept = await keptFiles(page);
  expect(kept).not.toContain("/contact");
  await goOffline(page);
  await page.reload();
  await page.getByText("Since 1933").waitFor();
  expect(await page.getByText("Since 1931").count()).toBe(0);
});

test("the worker is small, revalidated every time, and not part of the first load", async () => {
  const response = await fetch(`${site.url}/service-worker.js`);
  expect(response.headers.get("cache-control")).toContain("max-age=0");
  expect(brotliCompressSync(await response.arrayBuffer()).length).toBeLessThan(MOST_BYTES);
  expect(await (await fetch(site.url)).text()).not.toContain("service-worker");
});

test("switching the worker off clears its caches", async () => {
  const page = await openTab();
  site.deploy(switchedOff);
  await page.goto(site.url);
  await untilTrue(async () => (await keptFiles(page)).length === 0);
  expect(await keptFiles(page)).toEqual([]);
});
