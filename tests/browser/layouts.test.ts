import type { Page } from "playwright-core";
import { LOCALES } from "../../shared/locales";
import { violations } from "../support/axe";
import { hydrated, settled, watchProblems, world } from "../support/browser";
import { inAllLanguages, LAYOUT_PAGES } from "../support/layouts";
import { watchRequests } from "../support/pending-requests";
import { stillUnreadable } from "../support/reading";
import { newPage, SCREENS } from "../support/visit";

/** The address of each layout's page in every language, in the order of LOCALES. */
let layouts: string[][];
beforeAll(async () => {
  layouts = await Promise.all(Object.values(LAYOUT_PAGES).map((path) => inAllLanguages(world().site, path)));
});

/** Scrolls through the page and resolves once all lazy content has loaded. */
async function seeWhole(page: Page, requests: ReturnType<typeof watchRequests>): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await nextFrame();
    }
    await nextFrame();
  });
  await requests.ended();
}

// Neighbours in LOCALES check a layout at different widths.
test.each(LOCALES.map((locale, turn) => [locale, turn] as const))(
  "in %s no layout has failed or blocked requests, logged errors, sideways scrolling, cut-off text or axe violations",
  async (locale, turn) => {
    const page = await newPage({ locale, reducedMotion: "reduce" });
    const requests = watchRequests(page);
    const problems = watchProblems(page);
    const found: string[] = [];
    for (const [index, addresses] of layouts.entries()) {
      const path = addresses[turn] ?? "";
      const [screen, viewport] = SCREENS[(index + turn) % 2 === 0 ? 0 : 1];
      await page.setViewportSize(viewport);
      const response = await page.goto(world().site + path);
      await hydrated(page);
      await settled(page);
      problems.push(...(await violations(page)).map((violation) => `axe: ${violation}`));
      problems.push(...(await stillUnreadable(page)));
      await seeWhole(page, requests);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (beyond > 0) problems.push(`scrolls sideways by ${beyond} px`);
      if (response?.status() !== 200) problems.push(`status ${response?.status()}`);
      found.push(...problems.splice(0).map((problem) => `${path} on ${screen}: ${problem}`));
    }
    expect(found).toEqual([]);
  },
  900_000,
);
