import type { Page } from "playwright-core";
import { hydrated, world } from "../support/browser";
import { ERROR_PAGES, inAllLanguages, LAYOUT_PAGES } from "../support/layouts";
import { stillUnreadable, WIDE_SPACING } from "../support/reading";
import { newPage } from "../support/visit";

/** Phone and desktop windows, a phone in landscape, and a desktop page zoomed to 400 %. */
const WINDOWS = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
  [844, 390],
  [320, 256],
] as const;

/** Windows in which wide spacing is tested, too. */
const TIGHT_WINDOWS = WINDOWS.filter(([width]) => [320, 390, 768, 1440].includes(width));

const COMPARISON = "/accommodation?compare=garden-room,family-duplex,sea-suite,pinara-suite";

/** Unreadable text on a page in each window, with the site's own spacing and the widest it must support. */
async function findings(page: Page, path: string): Promise<string[]> {
  await page.goto(world().site + path, { waitUntil: "domcontentloaded" });
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const found: string[] = [];
  const look = async (spacing: string, windows: readonly (typeof WINDOWS)[number][]) => {
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await page.waitForFunction(
        ([wide, high]) => innerWidth === wide && innerHeight === high,
        [width, height],
      );
      const wrong = await stillUnreadable(page);
      found.push(...wrong.map((words) => `${path} at ${width} × ${height}, ${spacing} spacing: ${words}`));
    }
  };
  await look("its own", WINDOWS);
  await page.addStyleTag({ content: WIDE_SPACING });
  await look("wide", TIGHT_WINDOWS);
  return found;
}

/** Unreadable text on any of these pages. */
async function allFindings(paths: readonly string[]): Promise<string[]> {
  const page = await newPage({ reducedMotion: "reduce" });
  const found: string[] = [];
  for (const path of paths) found.push(...(await findings(page, path)));
  return found;
}

test.each(Object.entries({ ...LAYOUT_PAGES, "a page with a table": "/occasions" }))(
  "no text of %s (%s) is cut off, covered or lost in any language, window or spacing",
  async (_, path) => {
    expect(await allFindings(await inAllLanguages(world().site, path))).toEqual([]);
  },
  120_000,
);

test("no text of the error page or a comparison is cut off, covered or lost in any window or spacing", async () => {
  expect(await allFindings([...ERROR_PAGES, COMPARISON])).toEqual([]);
}, 900_000);

/** Puts a 42-letter word before every text of the page's main part, except numbers set as such. */
function addCompound(page: Page): Promise<void> {
  return page.evaluate(() => {
    const nodes: Node[] = [];
    const walker = document.createTreeWalker(
      document.querySelector("main") ?? document,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) nodes.push(walker.currentNode);
    for (const node of nodes) {
      const { parentElement, textContent } = node;
      if (!textContent?.trim() || parentElement?.closest("b, time, script, style")) continue;
      node.textContent = `Sommernachtsstrandspaziergangsbegleitungen ${textContent}`;
    }
  });
}

test("a German compound of 42 letters is never cut off, however narrow its column", async () => {
  const page = await newPage({ reducedMotion: "reduce", locale: "de-DE" });
  const found: string[] = [];
  for (const path of Object.values(LAYOUT_PAGES)) {
    const address = (await inAllLanguages(world().site, path)).at(-1) ?? "";
    await page.goto(world().site + address, { waitUntil: "domcontentloaded" });
    await hydrated(page);
    await addCompound(page);
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForFunction((wide) => innerWidth === wide, width);
      const cut = (await stillUnreadable(page)).filter((words) => /^(cut|the page)/.test(words));
      found.push(...cut.map((words) => `${address} at ${width}: ${words}`));
    }
  }
  expect(found).toEqual([]);
}, 900_000);
