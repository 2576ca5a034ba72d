import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { connect, hydrated, openPage, watchProblems, world } from "../support/browser";
import { hotelWords } from "../support/hotel-words";
import { pagesOf } from "../support/pages";
import { rawRequest } from "../support/raw-request";
import { SECOND_HOTEL } from "../support/site";

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

test("no word of the embedded hotel is in any file of the release", () => {
  const words = hotelWords();
  const texts = readdirSync(SECOND_HOTEL.release, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|png|webp|woff2)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(words.length).toBeGreaterThan(50);
  expect(texts.length).toBeGreaterThan(60);
  for (const file of texts) {
    const text = readFileSync(file, "utf8").toLowerCase();
    const found = words.filter((word) => text.includes(word.toLowerCase()));
    expect({ file, found }).toEqual({ file, found: [] });
  }
});

test.each([
  ["/ru/о-доме", "О доме"],
  ["/de/über-uns", "Über das Haus"],
  ["/ru/accommodation/берёзовый-номер", "Берёзовый номер"],
])("%s is found encoded and raw", async (path, heading) => {
  const { secondSite } = world();
  const raw = Buffer.from(path).toString("latin1");
  for (const spelling of [encodeURI(path), encodeURI(path).toLowerCase(), raw]) {
    const { status, body } = await rawRequest(secondSite, spelling);
    expect({ spelling, status }).toEqual({ spelling, status: 200 });
    expect(body).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
  }
});

test("every page opens without an error or a failed request, and every link leads to a page", async () => {
  const { secondSite } = world();
  const context = await browser.newContext();
  const page = await context.newPage();
  const problems = watchProblems(page);
  const links = new Set<string>();
  const paths = await pagesOf(secondSite);
  for (const path of paths) {
    await page.goto(secondSite + path);
    await hydrated(page);
    const hrefs = await page
      .locator("a[href^='/']")
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
    hrefs.forEach((href) => links.add(href));
  }
  await context.close();
  for (const link of links) {
    const { status } = await fetch(secondSite + link, { redirect: "manual" });
    if (status !== 200) problems.push(`${link}: ${status}`);
  }
  expect(links.size).toBeGreaterThan(paths.length - 1);
  expect(problems).toEqual([]);
});

test("content under a key that no design names shows as text and picture", async () => {
  const { page, close } = await openPage(browser, world().secondSite);
  const section = page.locator("section", { has: page.getByRole("heading", { name: "Something new" }) });
  await section.getByText("A key that no design names.").waitFor();
  await section.getByRole("img", { name: "A lake between birches" }).waitFor();
  await close();
});

test.each([
  ["a page", "/experience", "ru", "/ru"],
  ["a room", "/accommodation/birch-room", "de", "/de/accommodation"],
])(
  "%s without a translation keeps its entry, which leads to the nearest parent",
  async (_, path, locale, parent) => {
    const { page, close } = await openPage(browser, world().secondSite + path);
    expect(await page.locator(`link[rel=alternate][hreflang=${locale}]`).count()).toBe(0);
    await page.locator("[aria-controls=languages]").click();
    const entry = page.locator(`#languages a[hreflang=${locale}]`);
    expect(await entry.getAttribute("href")).toBe(parent);
    expect((await entry.innerText()).length).toBeGreaterThan(20);
    await entry.click();
    await page.waitForURL(world().secondSite + parent);
    await page.locator(`html[lang=${locale}]`).waitFor();
    await close();
  },
);
