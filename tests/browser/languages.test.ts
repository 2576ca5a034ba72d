import type { BrowserContextOptions, Page } from "playwright-core";
import { violations } from "../support/axe";
import { hydrated, PHONE, world } from "../support/browser";
import { untilTrue } from "../support/until-true";
import { newPage } from "../support/visit";

/** A page in a browser with these language preferences, as its settings list them, most preferred first. */
async function newVisitor(languages: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await newPage(options);
  const settings = await page.context().newCDPSession(page);
  const userAgent = (await page.evaluate(() => navigator.userAgent)).replace("Headless", "");
  await settings.send("Emulation.setUserAgentOverride", { userAgent, acceptLanguage: languages });
  return page;
}

async function visit(path: string, languages: string): Promise<Page> {
  const page = await newVisitor(languages);
  await page.goto(world().site + path);
  await hydrated(page);
  return page;
}

/** Hides languages and cookies from the host, so that only the page itself can decide. */
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

/** Chooses a language by keyboard: on a slow machine, hovering opens the menu before the click, which closes it. */
async function choose(page: Page, locale: string) {
  await page.locator("[aria-controls=languages]").press("Enter");
  const link = page.locator(`#languages a[hreflang=${locale}]`);
  // `press` doesn't wait: with the link still hidden, the key would go to the button and close the menu again.
  await link.waitFor();
  await link.press("Enter");
}

test("if the host can't choose the language, the page does so before painting, keeps query and hash, and Back leaves the site", async () => {
  const page = await newVisitor("de-AT,en");
  await blindHost(page);
  const painted: string[] = [];
  await page.exposeFunction("notePaint", (path: string) => painted.push(path));
  await page.addInitScript(
    `new PerformanceObserver(() => notePaint(location.pathname)).observe({ type: "paint", buffered: true })`,
  );
  await page.goto("about:blank");
  await page.goto(`${world().site}/?utm_source=a#main`);
  await page.waitForURL("**/de?utm_source=a#main");
  await hydrated(page);
  await untilTrue(() => painted.includes("/de"));
  expect(new Set(painted.filter((path) => path !== "blank"))).toEqual(new Set(["/de"]));
  await page.goBack();
  expect(page.url()).toBe("about:blank");
});

test("switching on a home page loads the other one, by arrow keys too, and a reload keeps the language", async () => {
  const page = await visit("/", "de");
  await page.locator("[aria-controls=languages]").press("ArrowDown");
  await page.locator("#languages a[hreflang=en]:focus").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${world().site}/`);
  await hydrated(page);
  expect(await storedLocale(page)).toBe("en");
  await page.reload();
  expect(address(page)).toBe("/");
});

test("switching on an inner page goes to its translation and keeps the scroll position", async () => {
  const page = await visit("/about-us", "en");
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.locator(":root[data-scrolled]").waitFor();
  await choose(page, "tr");
  await page.waitForURL("**/tr/hakkimizda");
  await page.locator("html[lang=tr]").waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
  expect(await storedLocale(page)).toBe("tr");
  await page.goto(world().site);
  await page.waitForURL("**/tr");
  expect(address(page)).toBe("/tr");
});

test("a deep link is never redirected, but offered in the visitor's language, in a reserved space", async () => {
  const page = await newVisitor("de-AT,en", { viewport: PHONE });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/*.js", (route) => arrived.then(() => route.continue()));
  await page.goto(`${world().site}/contact`, { waitUntil: "commit" });
  const navbar = page.getByRole("banner");
  await navbar.waitFor();
  const keptSpace = (await navbar.boundingBox())?.y;
  arrive();
  const offer = page.getByRole("link", { name: "Diese Seite auf Deutsch lesen" });
  await offer.waitFor();
  expect(address(page)).toBe("/contact");
  const height = (await page.getByRole("complementary", { name: "Sprache" }).boundingBox())?.height ?? 0;
  expect(keptSpace).toBe(height);
  for (const scrolled of [0, height / 2, height]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), scrolled);
    expect((await navbar.boundingBox())?.y).toBe(height - scrolled);
  }
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
  await page.locator(":root[data-scrolled]").waitFor();
  expect((await navbar.boundingBox())?.y).toBe(0);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await offer.click();
  await page.waitForURL("**/de/*");
  await page.locator("html[lang=de]").waitFor();
  expect(await offer.count()).toBe(0);
});
