import type { Browser, Page } from "playwright-core";
import { LOCALES } from "../../shared/locales";
import { splitPath } from "../../shared/paths";
import { connect, hydrated, PHONE, watchProblems, world } from "../support/browser";
import { pagesOf } from "../support/pages";

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

/** Scrolls through the page, so that all lazy content is requested. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await nextFrame();
    }
  });
}

test.each(LOCALES)(
  "scrolling through every page in %s causes no error, hydration warning, failed request or policy violation",
  async (locale) => {
    const { site } = world();
    const paths = (await pagesOf(site)).filter((path) => splitPath(path).locale === locale);
    expect(paths.length).toBeGreaterThan(20);
    const context = await browser.newContext({ locale, viewport: PHONE });
    const page = await context.newPage();
    const seen = watchProblems(page);
    const problems: string[] = [];
    for (const path of paths) {
      await page.goto(site + path);
      await hydrated(page);
      await seeAll(page);
      problems.push(...seen.splice(0).map((problem) => `${path}: ${problem}`));
    }
    await context.close();
    expect(problems).toEqual([]);
  },
  900_000,
);
