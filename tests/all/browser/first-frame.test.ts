import type { Page } from "playwright-core";
import { hydrated, PHONE, world } from "../../support/browser";
import { newPage } from "../../support/visit";

/** Counts the sections that are left out when the page has arrived, which may be after a first, empty frame. */
const WATCH = `
  new MutationObserver((_, observer) => {
    if (document.querySelector("footer") === null) return;
    observer.disconnect();
    const parts = [...document.querySelectorAll("main section, footer")];
    const leftOut = parts.filter((part) => getComputedStyle(part).display === "none").length;
    document.documentElement.dataset.leftOut = String(leftOut);
  }).observe(document, { childList: true, subtree: true });`;

const leftOut = async (page: Page) =>
  Number(await page.locator("html[data-left-out]").getAttribute("data-left-out"));
const marked = (page: Page) => page.locator("html").evaluate((html) => html.hasAttribute("data-first-frame"));

async function open(path: string): Promise<Page> {
  const page = await newPage({ viewport: PHONE });
  await page.addInitScript(WATCH);
  await page.goto(world().site + path);
  await hydrated(page);
  return page;
}

test("the first frame of a visit omits what is below the fold, which follows at once", async () => {
  const page = await open("/about-us");
  expect(await leftOut(page)).toBeGreaterThan(0);
  expect(await marked(page)).toBe(false);
});

test("an anchor, a text fragment or a restored scroll position shows the whole page from the first frame", async () => {
  const page = await open("/about-us#main");
  expect(await leftOut(page)).toBe(0);
  await page.goto("about:blank");
  await page.goto(`${world().site}/about-us#:~:text=sea`);
  await hydrated(page);
  expect(await leftOut(page)).toBe(0);
  await page.goto(`${world().site}/about-us`);
  // Before that, the page may still be too short to scroll that far.
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 3_000));
  await page.reload();
  await hydrated(page);
  expect(await leftOut(page)).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(3_000);
});

test("a page opened again starts at the top, in a tab that had scrolled it", async () => {
  const page = await open("/about-us");
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await page.waitForFunction(() => Object.values(sessionStorage).includes("900"));
  await page.goto("about:blank");
  await page.goto(`${world().site}/about-us`);
  await hydrated(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
