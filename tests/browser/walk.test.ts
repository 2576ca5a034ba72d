import type { Browser } from "playwright-core";
import { connect, hydrated, watchProblems, world } from "../support/browser";
import { pagesOf } from "../support/pages";

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

test("every page of every language opens without an error, a hydration warning or a failed request", async () => {
  const { site } = world();
  const context = await browser.newContext();
  const problems: string[] = [];
  const page = await context.newPage();
  const seen = watchProblems(page);
  for (const path of await pagesOf(site)) {
    const response = await page.goto(site + path);
    await hydrated(page);
    if (response?.status() !== 200) problems.push(`${path}: status ${response?.status()}`);
    problems.push(...seen.splice(0).map((problem) => `${path}: ${problem}`));
  }
  await context.close();
  expect(problems).toEqual([]);
}, 300_000);

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
