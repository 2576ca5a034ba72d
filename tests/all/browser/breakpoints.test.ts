import type { Page } from "playwright-core";
import { untilTrue } from "../../support/until-true";
import { visit } from "../../support/visit";

/** Those parts of a page's frame that depend on the breakpoint. */
function frame(page: Page) {
  return page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility()).length;
    const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top;
    const width = (selector: string) => document.querySelector(selector)?.clientWidth;
    const head = document.querySelector<HTMLImageElement>("main img[fetchpriority=high]");
    return {
      bookBar: shown("body aside[data-print=off]"),
      bookNow: shown('header[data-print=off] a[href*="reservations."]'),
      menuInWords: shown("header[data-print=off] button[aria-haspopup] > span"),
      rowsOfLinks: shown("header[data-print=off] nav"),
      uprightHead: head ? head.naturalWidth < head.naturalHeight : undefined,
      footerMenusSideBySide: top("footer nav:nth-of-type(1)") === top("footer section[aria-label=Contact]"),
      footerLogoBesideMenus: top("footer a[aria-label$='home page']") === top("footer nav:nth-of-type(1)"),
      holdingTakesALine:
        width("footer a:has(> img[alt='Pinara Hotels'])") ===
        width("footer div:has(> nav[aria-label='Legal notices'])"),
    };
  });
}

const MOBILE = {
  bookBar: 1,
  bookNow: 0,
  menuInWords: 0,
  rowsOfLinks: 0,
  uprightHead: true,
  footerMenusSideBySide: false,
  footerLogoBesideMenus: false,
  holdingTakesALine: true,
};
const FROM_720 = {
  ...MOBILE,
  bookBar: 0,
  bookNow: 1,
  uprightHead: false,
  footerMenusSideBySide: true,
  holdingTakesALine: false,
};
const FROM_800 = { ...FROM_720, menuInWords: 1 };
const FROM_900 = { ...FROM_800, footerLogoBesideMenus: true };
const FROM_1000 = { ...FROM_900, rowsOfLinks: 3 };

test("the frame follows the layout breakpoints on both sides of each width", async () => {
  const page = await visit("/");
  for (const [width, expected] of [
    [719, MOBILE],
    [720, FROM_720],
    [799, FROM_720],
    [800, FROM_800],
    [899, FROM_800],
    [900, FROM_900],
    [999, FROM_900],
    [1000, FROM_1000],
  ] as const) {
    await page.setViewportSize({ width, height: 1_200 });
    await untilTrue(async () => (await frame(page)).uprightHead === expected.uprightHead);
    expect({ width, ...(await frame(page)) }).toEqual({ width, ...expected });
  }
});

test.each(["/gdpr", "/contact"])("%s starts below the navbar on both sides of each width", async (path) => {
  const page = await visit(path);
  for (const width of [720, 799, 800, 899, 900, 999, 1000, 1023, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const bar = await page.getByRole("banner").boundingBox();
    const tops = await page
      .locator("main a, main header img")
      .filter({ visible: true })
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    expect({ width, below: Math.min(...tops) >= (bar?.height ?? Infinity) }).toEqual({ width, below: true });
  }
});

test.each([
  ["/de", 1024],
  ["/de/auszeichnungen-und-zertifikate", 1024],
  ["/tr/deneyim", 1024],
  ["/tr/pinara-dostlari", 768],
])("the longest words in the headings of %s fit their columns at %d px", async (path, width) => {
  const page = await visit(path, { viewport: { width, height: 900 }, locale: path.slice(1, 3) });
  const cut = await page.evaluate(async () => {
    await document.fonts.ready;
    const range = document.createRange();
    return [...document.querySelectorAll("main :is(h1, h2, h3)")].flatMap((heading) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\p{L}+/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
        }
      }
      return found;
    });
  });
  expect(cut).toEqual([]);
});
