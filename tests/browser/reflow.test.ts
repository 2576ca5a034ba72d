import type { Page } from "playwright-core";
import { hydrated, world } from "../support/browser";
import { ERROR_PAGES, inAllLanguages, LAYOUT_PAGES } from "../support/layouts";
import { newPage } from "../support/visit";

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];
const LONG_PAGES = ["/", "/accommodation/sea-suite", "/contact", "/occasions", "/gdpr"];

/** Pixels; the rim of a round button's target may lie outside, as on the hero's path of the sun. */
const RIM = 8;

/** What the window's right edge cuts off at the page's width now, though nothing there can be scrolled. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate((rim) => {
    const edge = document.documentElement.clientWidth + rim;
    const canScroll = (element: Element | null): boolean =>
      element !== null &&
      (["auto", "scroll"].includes(getComputedStyle(element).overflowX) || canScroll(element.parentElement));
    return [...document.querySelectorAll("body :not([aria-hidden=true], [aria-hidden=true] *)")]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => element.getBoundingClientRect().right > edge && !canScroll(element.parentElement))
      .map(({ tagName, className }) => `${tagName.toLowerCase()}.${className}`);
  }, RIM);
}

/** The widths at which the page is wider than its window, or cut off by it. */
async function tooWideAt(page: Page, path: string): Promise<string[]> {
  await page.goto(world().site + path, { waitUntil: "domcontentloaded" });
  await hydrated(page);
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const { page: wide, window } = await page.evaluate(() => ({
      page: document.documentElement.scrollWidth,
      window: document.documentElement.clientWidth,
    }));
    if (wide > window) found.push(`${path}: ${wide} px in a window of ${window} px`);
    const [first] = await cutOff(page);
    if (first) found.push(`${path}: ${first} is cut off in a window of ${window} px`);
  }
  return found;
}

async function tooWide(paths: readonly string[]): Promise<string[]> {
  const page = await newPage();
  const found: string[] = [];
  for (const path of paths) found.push(...(await tooWideAt(page, path)));
  return found;
}

test("no layout scrolls sideways, from 320 to 1920 px", async () => {
  expect(await tooWide(Object.values(LAYOUT_PAGES))).toEqual([]);
});

test.each(LONG_PAGES)("%s scrolls sideways in no language", async (path) => {
  expect(await tooWide(await inAllLanguages(world().site, path))).toEqual([]);
});

test("neither the error page nor a comparison of four rooms scrolls sideways", async () => {
  const comparison = "/accommodation?compare=garden-room,family-duplex,sea-suite,pinara-suite";
  expect(await tooWide([...ERROR_PAGES.slice(0, 1), comparison])).toEqual([]);
});
