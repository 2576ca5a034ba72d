import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { connect, hydrated, openPage, watchProblems, world } from "../../support/browser";
import { hotelWords } from "../../support/hotel-words";
import { MESSAGES } from "../../support/messages";
import { pagesOf } from "../../support/pages";
import { rawRequest } from "../../support/raw-request";
import { stillUnreadable } from "../../support/reading";
import { SECOND_HOTEL } from "../../support/site";

/** What is not there where the hotel file does not name it. */
const EXTRAS = "input[type=date], [data-part=clock], [role=search], a[href*='wa.me']";

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 360, height: 800 };

/** What one visit to every page shows, at a desk and then on a narrow phone. */
interface Visit {
  path: string;
  problems: string[];
  extras: number;
  cut: string[];
}

let browser: Browser;
let visits: Visit[];
beforeAll(async () => {
  browser = await connect();
  visits = await visitAll();
}, 600_000);
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
  ["/ru/о-доме", "О\u00a0доме"],
  ["/de/über-uns", "Über das Haus"],
  ["/ru/accommodation/берёзовый-номер", "Берёзовый номер"],
])("%s is found encoded and raw", async (path, heading) => {
  const { secondSite } = world();
  const raw = await rawRequest(secondSite, Buffer.from(path).toString("latin1"));
  expect([raw.status, raw.headers.location]).toEqual([308, encodeURI(path)]);
  for (const spelling of [encodeURI(path), encodeURI(path).toLowerCase()]) {
    const { status, body } = await rawRequest(secondSite, spelling);
    expect({ spelling, status }).toEqual({ spelling, status: 200 });
    expect(body).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
  }
});

async function visitAll(): Promise<Visit[]> {
  const { secondSite } = world();
  const context = await browser.newContext();
  const page = await context.newPage();
  const problems = watchProblems(page);
  const found: Visit[] = [];
  for (const path of await pagesOf(secondSite)) {
    await page.setViewportSize(DESKTOP);
    await page.goto(secondSite + path);
    await hydrated(page);
    const extras = await page.locator(EXTRAS).count();
    await page.setViewportSize(PHONE);
    await page.waitForFunction((width) => innerWidth === width, PHONE.width);
    const cut = (await stillUnreadable(page)).filter((words) => /^(cut|the page)/.test(words));
    found.push({ path, problems: problems.splice(0), extras, cut });
  }
  await context.close();
  return found;
}

test("every page opens without an error or a failed request", () => {
  expect(visits.length).toBeGreaterThan(20);
  expect(visits.flatMap(({ path, problems }) => problems.map((problem) => `${path}: ${problem}`))).toEqual(
    [],
  );
});

test("at 360 px nothing is cut off: wide tables scroll in their boxes, very long words break", () => {
  expect(visits.flatMap(({ path, cut }) => cut.map((words) => `${path}: ${words}`))).toEqual([]);
});

test("what its hotel file does not name is not there: dates, clock, chat, finder and prices", async () => {
  expect(visits.filter(({ extras }) => extras > 0).map(({ path }) => path)).toEqual([]);
  const { secondSite } = world();
  const page = await browser.newPage();
  await page.goto(`${secondSite}/accommodation/birch-room`);
  expect(await page.getByRole("main").getByRole("link", { name: "Book now" }).isVisible()).toBe(true);
  await page.close();
});

test.each([
  ["a page", "/experience", "ru", "/ru"],
  ["a room", "/accommodation/birch-room", "de", "/de/accommodation"],
])(
  "%s without a translation keeps its entry, which leads to the nearest parent",
  async (_, path, locale, parent) => {
    const { page, close } = await openPage(browser, world().secondSite + path);
    expect(await page.locator(`link[rel=alternate][hreflang=${locale}]`).count()).toBe(0);
    await page.locator("[aria-controls=languages]").press("Enter");
    const entry = page.locator(`#languages a[hreflang=${locale}]`);
    expect(await entry.getAttribute("href")).toBe(parent);
    expect((await entry.innerText()).length).toBeGreaterThan(20);
    await entry.click();
    // The address is there a moment before the page is.
    await page.locator(`html[lang=${locale}]`).waitFor();
    expect(page.url()).toBe(world().secondSite + parent);
    await close();
  },
);

test("a page of another property has that property's menus in header, drawer and footer, and leads to its pages", async () => {
  const { page, problems, close } = await openPage(browser, `${world().secondSite}/experience`);
  const name = "Sauna en";
  await page.getByRole("banner").getByRole("link", { name, exact: true }).first().waitFor();
  expect(
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).count(),
  ).toBe(0);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("dialog").getByRole("link", { name, exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: "The sauna house" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/sauna-house");
  expect(problems).toEqual([]);
  await close();
});

test("every picture has a source, and the words that the content has for it, wherever it stands", async () => {
  const { secondSite } = world();
  const { page, close } = await openPage(browser, secondSite);
  const described = (alt: string) => page.locator(`main img[alt="${alt}"]`);
  expect(await described("A sauna of logs at the shore.").count()).toBeGreaterThan(1);
  expect(await described("A lake between birches").count()).toBeGreaterThan(1);
  for (const path of ["/", "/about-us", "/accommodation/lake-suite", "/ru/accommodation/люкс-озеро"]) {
    await page.goto(secondSite + encodeURI(path));
    const pictures = await page
      .locator("img")
      .evaluateAll((images) => images.map((image) => [image.getAttribute("src"), image.getAttribute("alt")]));
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter(([src, alt]) => !src || alt === null || alt === undefined)).toEqual([]);
  }
  await close();
});

test("a picture of which nothing is said has an empty text, and a slide without a picture shows its words", async () => {
  const { page, close } = await openPage(browser, `${world().secondSite}/about-us`);
  const section = page.locator("section", { has: page.getByRole("heading", { name: "Boats" }) });
  expect(await section.locator("img").last().getAttribute("alt")).toBe("");
  expect(await page.getByText("A slide without a picture").first().isVisible()).toBe(true);
  await close();
});

test.each([
  ["/accommodation/lake-suite", 1],
  ["/accommodation/birch-room", 0],
])("%s has as many offers in its structured data as it has prices: %i", async (path, offers) => {
  const html = await (await fetch(world().secondSite + path)).text();
  expect([...html.matchAll(/"@type":"Offer"/g)]).toHaveLength(offers);
});

test("no file of the release names a source map", () => {
  const named = readdirSync(SECOND_HOTEL.release, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css)$/.test(entry.name))
    .filter(({ parentPath, name }) =>
      readFileSync(join(parentPath, name), "utf8").includes("sourceMappingURL"),
    );
  expect(named.map(({ name }) => name)).toEqual([]);
});

test("pages say what the hotel says in its own words, and the shipped words in the other languages", async () => {
  const { secondSite } = world();
  const { page, close } = await openPage(browser, secondSite);
  for (const [path, words] of [
    ["/", "One letter a season, from the lake."],
    ["/de", "Ein Brief je Jahreszeit, vom See."],
    ["/tr", MESSAGES.tr.newsletter.intro],
  ] as const) {
    expect(await (await fetch(secondSite + path)).text()).toContain(words);
    await page.goto(secondSite + path);
    await hydrated(page);
    expect(await page.getByText(words).count()).toBe(1);
  }
  await close();
});
