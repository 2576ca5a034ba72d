import type { Page } from "playwright-core";
import { hydrated, world } from "../support/browser";
import { ERROR_PAGES, inAllLanguages, LAYOUT_PAGES } from "../support/layouts";
import { newPage } from "../support/visit";

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];
const LONG_PAGES = ["/", "/accommodation/sea-suite", "/contact"];

/** The widths at which the page is wider than its window. */
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
