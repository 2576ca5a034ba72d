import type { Page } from "playwright-core";
import { LOCALES } from "../../shared/locales";
import { splitPath } from "../../shared/paths";
import { hydrated, PHONE, watchProblems, world } from "../support/browser";
import { pagesOf } from "../support/pages";
import { newPage } from "../support/visit";

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
    const page = await newPage({ locale, viewport: PHONE });
    const seen = watchProblems(page);
    const problems: string[] = [];
    for (const path of paths) {
      await page.goto(site + path);
      await hydrated(page);
      await seeAll(page);
      problems.push(...seen.splice(0).map((problem) => `${path}: ${problem}`));
    }
    expect(problems).toEqual([]);
  },
  900_000,
);
