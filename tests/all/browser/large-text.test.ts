import { hydrated, settled, world } from "../../support/browser";
import { ERROR_PAGES, inAllLanguages, LAYOUT_PAGES } from "../../support/layouts";
import { newPage } from "../../support/visit";

/** Font size in pixels if a visitor has set it to 130 % and 200 %; browsers use whole pixels. */
const TEXT_SIZES = [21, 32];

const PHONE_OF_360 = { width: 360, height: 740 };

/** Pixels of the window's height that bars may take up. */
const MOST_OF_BARS = 96;

/** In the page: descriptions of everything that a visitor could not see or press. */
function faultsOf(mostOfBars: number): string[] {
  const faults = new Set<string>();
  const { clientWidth: width, scrollWidth } = document.documentElement;
  if (scrollWidth > width) faults.add(`sideways by ${scrollWidth - width} px`);

  const parents = function* (element: Element) {
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) yield up;
  };
  const scrollsInItsBox = (element: Element) =>
    [...parents(element)].some((up) => /auto|scroll/.test(getComputedStyle(up).overflowX));

  for (const element of document.querySelectorAll("a[href], button, input, select, textarea, summary")) {
    const { left, right, width: own } = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && own > 1;
    // A point of the hero's path extends beyond the window's edge by less than a fifth of its target.
    const isOut = left < -own / 5 || right > width + own / 5;
    if (isShown && isOut && !scrollsInItsBox(element))
      faults.add(`out of reach: ${element.getAttribute("aria-label") ?? element.textContent}`);
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const parent = text.parentElement;
    if (!parent?.checkVisibility() || parent.closest("script, style, noscript, dialog")) continue;
    // Browsers may hyphenate longer words where `hyphens` is set, and can only cut those longer than a line elsewhere.
    const divided = getComputedStyle(parent).hyphens === "auto" && !parent.closest("h1, h2, h3, h4") ? 5 : 16;
    // Email and web addresses may break anywhere.
    for (const word of (text.textContent ?? "").matchAll(/(?<![\p{L}@./])\p{L}+(?![@./]?\p{L}|[@/])/gu)) {
      if (word[0].length >= divided) continue;
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = [...range.getClientRects()].filter((line) => line.width > 1);
      if (lines.some(({ top, height }) => Math.abs(top - (lines[0]?.top ?? 0)) > height / 2))
        faults.add(`cut: ${word[0]}`);
    }
  }

  const bars = [...document.querySelectorAll("body *")].filter((element) => {
    const { position } = getComputedStyle(element);
    const { top, bottom, width: own } = element.getBoundingClientRect();
    const isAtEdge = Math.abs(top) < 1 || Math.abs(bottom - innerHeight) < 1;
    return (
      /fixed|sticky/.test(position) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      own > width / 2 &&
      isAtEdge
    );
  });
  const height = bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
  if (height > mostOfBars) faults.add(`bars take ${height} px`);
  return [...faults];
}

test.each([...Object.values(LAYOUT_PAGES), ...ERROR_PAGES.slice(0, 1)])(
  "%s has room for large text in every language",
  async (path) => {
    const page = await newPage({
      viewport: PHONE_OF_360,
      isMobile: true,
      hasTouch: true,
      reducedMotion: "reduce",
    });
    const browser = await page.context().newCDPSession(page);
    const isError = ERROR_PAGES.includes(path);
    for (const address of isError ? ERROR_PAGES : await inAllLanguages(world().site, path)) {
      await page.goto(world().site + address);
      await hydrated(page);
      for (const standard of TEXT_SIZES) {
        await browser.send("Page.setFontSizes", { fontSizes: { standard } });
        await settled(page);
        await page.evaluate(() => window.scrollTo(0, 0));
        const atTop = await page.evaluate(faultsOf, MOST_OF_BARS);
        await page.evaluate(() => window.scrollTo(0, innerHeight));
        const below = await page.evaluate(faultsOf, MOST_OF_BARS);
        expect({ address, standard, faults: [...atTop, ...below] }).toEqual({
          address,
          standard,
          faults: [],
        });
      }
    }
  },
);
