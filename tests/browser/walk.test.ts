import type { Browser, Page } from "playwright-core";
import { LOCALES } from "../../shared/locales";
import { splitPath } from "../../shared/paths";
import { connect, hydrated, PHONE, watchProblems, world } from "../support/browser";
import { ERROR_PAGES } from "../support/layouts";
import { pagesOf } from "../support/pages";

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

/** Scrolls through the page, so that everything that waits to be seen is asked for. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
}

test.each(LOCALES)(
  "every page in %s is seen whole without an error, a hydration warning, a failed request or one that the policy refuses",
  async (locale) => {
    const { site } = world();
    const paths = (await pagesOf(site)).filter((path) => splitPath(path).locale === locale);
    expect(paths.length).toBeGreaterThan(20);
    const context = await browser.newContext({ locale, viewport: PHONE });
    const problems: string[] = [];
    const page = await context.newPage();
    const seen = watchProblems(page);
    for (const path of [...paths, ...ERROR_PAGES.filter((error) => splitPath(error).locale === locale)]) {
      const expected = ERROR_PAGES.includes(path) ? 404 : 200;
      const response = await page.goto(site + path);
      await hydrated(page);
      await seeAll(page);
      if (response?.status() !== expected) problems.push(`${path}: status ${response?.status()}`);
      const found = seen
        .splice(0)
        .filter((problem) => expected === 200 || !/^404: |404 \(Not Found\)/.test(problem));
      problems.push(...found.map((problem) => `${path}: ${problem}`));
    }
    await context.close();
    expect(problems).toEqual([]);
  },
  300_000,
);

test("every link of every page leads to a page", async () => {
  const { site } = world();
  const linked = new Map<string, string>();
  for (const path of await pagesOf(site)) {
    const html = await (await fetch(site + path)).text();
    for (const [, href] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) linked.set(href ?? "", path);
  }
  const broken: string[] = [];
  for (const [href, from] of linked) {
    const response = await fetch(site + href, { redirect: "manual" });
    if (response.status !== 200) broken.push(`${from} → ${href}: ${response.status}`);
  }
  expect(linked.size).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

test.each([
  ["/yok", "en", "Page not found: /yok"],
  ["/tr/yok?a=1", "tr", "Page not found: /tr/yok?a=1"],
  ["/ru/%D0%BD%D0%B5%D1%82", "ru", "Page not found: /ru/нет"],
  ["/de/<b>x", "de", "Page not found: /de/<b>x"],
])("%s answers 404 in its language and names the path as text", async (path, locale, message) => {
  const { site } = world();
  const page = await browser.newPage();
  const response = await page.goto(site + path);
  await hydrated(page);
  expect(response?.status()).toBe(404);
  expect(await page.getAttribute("html", "lang")).toBe(locale);
  await page.getByText(message, { exact: true }).waitFor();
  await page.close();
});
