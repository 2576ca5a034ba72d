import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { LOCALES } from "../../shared/locales";
import { prefixPath } from "../../shared/paths";
import { ROUTES } from "../../shared/routes";
import { connect, hydrated, PHONE, world } from "../support/browser";
import { inAllLanguages } from "../support/layouts";
import { pagesOf } from "../support/pages";

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());

interface Visitor {
  /** The browser's language preferences, most wanted first, as its settings list them. */
  languages: string;
  stored?: string;
  options?: BrowserContextOptions;
}

/** A browser with these language preferences, on a page that the site has not been asked for yet. */
async function newVisitor({ languages, stored, options }: Visitor) {
  const { site } = world();
  const context = await browser.newContext(options);
  if (stored !== undefined) {
    await context.addCookies([{ name: "i18n_redirected", value: stored, url: site }]);
  }
  const page = await context.newPage();
  const settings = await context.newCDPSession(page);
  const userAgent = (await page.evaluate(() => navigator.userAgent)).replace("Headless", "");
  await settings.send("Emulation.setUserAgentOverride", { userAgent, acceptLanguage: languages });
  return { page, close: () => context.close() };
}

async function visit(path: string, visitor: Visitor) {
  const { page, close } = await newVisitor(visitor);
  await page.goto(world().site + path);
  await hydrated(page);
  return { page, close };
}

/** Makes the host blind to languages and cookies, so that only the page itself can decide. */
async function blindHost(page: Page) {
  await page.route("**/*", (route) => {
    const headers = { ...route.request().headers(), "accept-language": "", cookie: "" };
    return route.request().isNavigationRequest() ? route.continue({ headers }) : route.continue();
  });
}

function address(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

async function storedLocale(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === "i18n_redirected")?.value;
}

/** Chooses a language as a visitor does: opens the menu and takes the entry in that language. */
async function choose(page: Page, locale: string) {
  await page.locator("[aria-controls=languages]").click();
  await page.locator(`#languages a[hreflang=${locale}]`).click();
}

test.each([
  ["de-AT,en", undefined, "/de"],
  ["fr,tr-TR,en", undefined, "/tr"],
  ["en-US,ru", undefined, "/"],
  ["fr", undefined, "/"],
  ["de", "ru", "/ru"],
  ["de", "en", "/"],
])("a visitor of / who reads %s and has chosen %s is shown %s", async (languages, stored, expected) => {
  for (const decidesInPage of [false, true]) {
    const { page, close } = await newVisitor({ languages, stored });
    if (decidesInPage) await blindHost(page);
    await page.goto(world().site);
    await page.waitForURL(world().site + expected);
    await hydrated(page);
    expect(await page.getAttribute("html", "lang")).toBe(expected.slice(1) || "en");
    await close();
  }
});

test("the page decides before anything is painted, and keeps query and hash", async () => {
  const { page, close } = await newVisitor({ languages: "de-AT,en" });
  await blindHost(page);
  const painted: string[] = [];
  await page.exposeFunction("notePaint", (path: string) => painted.push(path));
  await page.addInitScript(
    `new PerformanceObserver(() => notePaint(location.pathname)).observe({ type: "paint", buffered: true })`,
  );
  await page.goto(`${world().site}/?utm_source=a#main`);
  await page.waitForURL("**/de?utm_source=a#main");
  await expectEventually(() => painted.length > 0);
  expect(new Set(painted)).toEqual(new Set(["/de"]));
  await close();
});

test("after the redirect Back leaves the site", async () => {
  const { page, close } = await newVisitor({ languages: "de" });
  await blindHost(page);
  await page.goto("about:blank");
  await page.goto(world().site);
  await page.waitForURL("**/de");
  await hydrated(page);
  await page.goBack();
  expect(page.url()).toBe("about:blank");
  await close();
});

test("a broken cookie value is reset to English", async () => {
  const { page, close } = await visit("/contact", { languages: "fr", stored: "klingon" });
  expect(await storedLocale(page)).toBe("en");
  await close();
});

test("a first visit stores nothing", async () => {
  const { page, close } = await visit("/", { languages: "de" });
  expect(await storedLocale(page)).toBeUndefined();
  await close();
});

test("a switch on a home page loads the other home, and a reload keeps the language", async () => {
  const { page, close } = await visit("/", { languages: "de" });
  await choose(page, "en");
  await page.waitForURL(`${world().site}/`);
  await hydrated(page);
  expect(await storedLocale(page)).toBe("en");
  await page.reload();
  expect(address(page)).toBe("/");
  await close();
});

test("a switch on an inner page goes to its address in the other language and stays where it is scrolled to", async () => {
  const { page, close } = await visit("/about-us", { languages: "en" });
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.locator(":root[data-scrolled]").waitFor();
  await choose(page, "tr");
  await page.waitForURL("**/tr/hakkimizda");
  await page.locator("html[lang=tr]").waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
  expect(await storedLocale(page)).toBe("tr");
  await page.goto(world().site);
  await page.waitForURL("**/tr");
  await close();
});

test("a switch on a room uses the room's own slug", async () => {
  const room = (await pagesOf(world().site)).find((path) => path.startsWith("/accommodation/"));
  const { page, close } = await visit(room ?? "", { languages: "en" });
  const german = await page.getAttribute("link[hreflang=de]", "href");
  await choose(page, "de");
  await page.waitForURL(`**${new URL(german ?? "").pathname}`);
  await page.locator("html[lang=de]").waitFor();
  await close();
});

test("a deep link is never redirected, but offered in the visitor's language without a layout shift", async () => {
  const phone = { languages: "de-AT,en", options: { viewport: PHONE } };
  const { page, close } = await newVisitor(phone);
  await page.addInitScript(
    `window.shifts = []; new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => entry.value))).observe({ type: "layout-shift", buffered: true })`,
  );
  await page.goto(`${world().site}/contact`);
  const offer = page.getByRole("link", { name: "Diese Seite auf Deutsch lesen" });
  await offer.waitFor();
  expect(address(page)).toBe("/contact");
  const navbar = page.locator("header").first();
  const height = (await page.getByRole("complementary", { name: "Sprache" }).boundingBox())?.height ?? 0;
  for (const scrolled of [0, height / 2, height]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), scrolled);
    expect((await navbar.boundingBox())?.y).toBe(height - scrolled);
  }
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
  await page.locator(":root[data-scrolled]").waitFor();
  expect((await navbar.boundingBox())?.y).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  const shifts: number[] = await page.evaluate("shifts");
  // A bar that pushed the page down would count 0.05 and more; a late font may move a line by a hair.
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);

  await offer.click();
  await page.waitForURL("**/de/*");
  await page.locator("html[lang=de]").waitFor();
  expect(await offer.count()).toBe(0);
  await close();
});

test.each(ROUTES)(
  "every known address of $path leads to its page in that language",
  async ({ path, slugs }) => {
    const { site } = world();
    const addresses = await inAllLanguages(site, path);
    for (const [index, locale] of LOCALES.entries()) {
      const known = prefixPath(locale, slugs?.[locale] === undefined ? path : `/${slugs[locale]}`);
      const answer = await fetch(`${site + known}?a=1`);
      expect([answer.status, answer.url]).toEqual([200, `${site + addresses[index]}?a=1`]);
    }
  },
);

test.each([
  ["/ru/accommodation/nomer-more", "/ru/nomera/nomer-more"],
  ["/de/gastronomy/restaurant-sofra", "/de/gastronomie/restaurant-sofra"],
])("a room or restaurant is found where it was: %s", async (before, now) => {
  const { site } = world();
  const answer = await fetch(site + before);
  expect([answer.status, answer.url]).toEqual([200, site + now]);
});

test("a dismissed offer stays away", async () => {
  const { page, close } = await visit("/contact", { languages: "tr" });
  await page.getByRole("button", { name: "Kapat" }).click();
  expect(await page.getByRole("complementary", { name: "Dil" }).count()).toBe(0);
  await page.goto(`${world().site}/gallery`);
  await hydrated(page);
  expect(await page.getAttribute("html", "data-suggestion")).toBeNull();
  await close();
});

test("without script a deep link holds no offer", async () => {
  const context = await browser.newContext({ locale: "de", javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${world().site}/contact`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByRole("complementary", { name: "Sprache" }).count()).toBe(0);
  await context.close();
});

/** Resolves when a condition holds; the test's own time limit ends it otherwise. */
async function expectEventually(condition: () => boolean) {
  while (!condition()) await new Promise(setImmediate);
}
