import type { Page, Route } from "playwright-core";
import { LOCALES } from "../../../shared/locales";
import { homePath } from "../../../shared/paths";
import { BROKEN_MESSAGES } from "../../../languages/broken-messages";
import { violations } from "../../support/axe";
import { hydrated, world } from "../../support/browser";
import { inAllLanguages } from "../../support/layouts";
import { untilTrue } from "../../support/until-true";
import { newPage } from "../../support/visit";

/** Turns a page's data into what a faulty server may return instead. */
type Break = (data: Record<string, unknown>) => unknown;

/** Breaks the data of every page until the test undoes it. */
async function breakPageData(page: Page, change: Break): Promise<void> {
  await page.route("**/page-data.json", async (route) => {
    const response = await route.fetch();
    const json = change(await response.json());
    // The end of a test closes the page while prefetched data may still be on its way.
    await route.fulfill({ response, json }).catch(() => undefined);
  });
}

const withoutContent: Break = (data) => ({ ...data, result: { data: {}, pageContext: {} } });
/** The rooms are below the first view, which the app hydrates first. */
const withoutRooms: Break = ({ result, ...data }) => ({
  ...data,
  result: JSON.parse(JSON.stringify(result), (key, value) => (key === "allRooms" ? [null] : value)),
});

/** Failures that end the app while it hydrates a page, each in a different way. */
const FAILURES: [string, (page: Page) => Promise<unknown>][] = [
  ["its data is missing", (page) => miss(page, "**/page-data/accommodation/page-data.json")],
  ["its code is missing", (page) => miss(page, "**/component---*.js")],
  [
    "a function that renders is missing",
    (page) => page.addInitScript("delete String.prototype.toLocaleUpperCase"),
  ],
  ["a part below its first view has no data", (page) => breakPageData(page, withoutRooms)],
  ["an effect fails", (page) => page.addInitScript(failEffect)],
];

function miss(page: Page, files: string): Promise<unknown> {
  return page.route(files, (route) => route.fulfill({ status: 404, body: "" }));
}

/** Fails when the running app observes the document, but not when the loader does. */
function failEffect(): void {
  const { prototype } = MutationObserver;
  const { observe } = prototype;
  prototype.observe = function (target, options) {
    if (options?.attributeFilter?.includes("data-navigation")) throw new Error("An effect failed.");
    observe.call(this, target, options);
  };
}

/** The console's errors, except the browser's own messages about missing files. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      errors.push(message.text());
  });
  return errors;
}

/** Follows a link; returns the address of the last full page load. */
async function followGallery(page: Page): Promise<string | undefined> {
  await page.getByRole("contentinfo").getByRole("link", { name: "Gallery", exact: true }).click();
  await page.waitForURL("**/gallery");
  return page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name);
}

/** Text of the page as built. */
let words: string;
beforeAll(async () => {
  const page = await newPage({ locale: "en" });
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(`${world().site}/accommodation`);
  words = await page.getByRole("main").innerText();
});

test.each(FAILURES)(
  "a page stays intact when %s, logs an error, and its links still work",
  async (_, fail) => {
    const page = await newPage({ locale: "en" });
    await fail(page);
    const errors = watchErrors(page);
    await page.goto(`${world().site}/accommodation`);
    await untilTrue(() => errors.length > 0);
    expect(await page.getByRole("main").innerText()).toBe(words);
    expect(await page.locator("html[data-app]").count()).toBe(0);
    expect(await followGallery(page)).toBe(`${world().site}/gallery`);
  },
);

test("actions taken before the app fails keep their effect: the menu is open, the click was handled", async () => {
  const page = await newPage({ locale: "en" });
  await page.addInitScript("delete String.prototype.toLocaleUpperCase");
  const errors = watchErrors(page);
  const held: Route[] = [];
  let arrived = false;
  await page.route("**/*.js", (route) => (arrived ? route.continue() : void held.push(route)));
  await page.goto(`${world().site}/accommodation`, { waitUntil: "commit" });
  await page.getByRole("main").locator('a[href="#suites"]').click();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.locator("dialog:modal").waitFor();
  arrived = true;
  for (const route of held) await route.continue();
  await page.waitForURL("**/accommodation#suites");
  expect(errors).not.toEqual([]);
  const drawer = page.locator("dialog:modal");
  await drawer.getByRole("link", { name: "Restaurants and bars" }).click();
  await page.waitForURL("**/gastronomy");
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
});

test("a page stays as it is when handling a click fails", async () => {
  const page = await newPage({ locale: "en" });
  const errors = watchErrors(page);
  await page.goto(`${world().site}/accommodation`);
  await hydrated(page);
  // Not before the click, or parts of the page that are hydrated later would fail earlier.
  await page.evaluate(() =>
    addEventListener("click", () => Reflect.deleteProperty(Intl, "PluralRules"), {
      capture: true,
      once: true,
    }),
  );
  const four = page.getByRole("group", { name: "Adults" }).getByRole("radio", { name: "4", exact: true });
  await four.check();
  await untilTrue(() => errors.length > 0);
  expect(await four.isChecked()).toBe(true);
  expect(await followGallery(page)).toBe(`${world().site}/gallery`);
});

test("a link to a page with broken data shows the error page in its language, with the previous page's picture, a reload button, the phone number and links home", async () => {
  const locale = "ru";
  const page = await newPage({ locale, reducedMotion: "reduce" });
  await page.addInitScript("navigator.connection.__defineGetter__('saveData', () => true)");
  await page.goto(world().site + homePath(locale));
  await hydrated(page);
  await breakPageData(page, withoutContent);
  const address = (await inAllLanguages(world().site, "/gallery"))[LOCALES.indexOf(locale)];
  await page.getByRole("contentinfo").locator(`a[href="${address}"]`).first().click();
  const { title, reload, home, back, breadcrumbs } = BROKEN_MESSAGES[locale];
  const alert = page.getByRole("alert");
  await alert.getByRole("heading", { level: 1, name: title }).waitFor();
  expect(await alert.getAttribute("lang")).toBe(locale);
  expect(await alert.locator("a[href^='tel:']").innerText()).toMatch(/\d{3}/);
  const crumbs = alert.getByRole("navigation", { name: breadcrumbs });
  expect(await crumbs.getByRole("link").evaluateAll(addressesOf)).toEqual([[home, homePath(locale)]]);
  expect(await crumbs.locator("[aria-current=page]").innerText()).toBe(title);
  expect(await alert.getByRole("link", { name: back }).getAttribute("href")).toBe(homePath(locale));
  expect(await page.locator("[aria-current=page]").count()).toBe(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const picture = alert.locator("img");
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  expect([width, height >= 600]).toEqual([1440, true]);
  expect(await violations(page)).toEqual([]);

  await page.unroute("**/page-data.json");
  await alert.getByRole("button", { name: reload }).click();
  await hydrated(page);
  await page.locator("main h1").first().waitFor();
  expect(await alert.count()).toBe(0);
  expect(page.url()).toBe(world().site + address);
});

const addressesOf = (links: Element[]) => links.map((link) => [link.textContent, link.getAttribute("href")]);

test("when the document is empty, only the message is shown", async () => {
  const page = await newPage({ locale: "de" });
  await page.route("**/de/galerie", async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /(<div id="___gatsby">).*(<div id="gatsby-announcer")/s,
      "$1</div>$2",
    );
    await route.fulfill({ response, body: html });
  });
  await breakPageData(page, withoutContent);
  await page.goto(`${world().site}/de/galerie`);
  const { title, back } = BROKEN_MESSAGES.de;
  await page.getByRole("alert").getByRole("heading", { level: 1, name: title }).waitFor();
  expect(await page.getByRole("link", { name: back }).getAttribute("href")).toBe("/de");
});

test("going back from a page that could not be shown leads to the previous page", async () => {
  const page = await newPage({ locale: "en" });
  await page.addInitScript("navigator.connection.__defineGetter__('saveData', () => true)");
  await page.goto(world().site);
  await hydrated(page);
  await breakPageData(page, withoutContent);
  await page.getByRole("contentinfo").getByRole("link", { name: "Gallery", exact: true }).click();
  await page.getByRole("alert").waitFor();
  await page.unroute("**/page-data.json");
  await page.goBack();
  await page.locator("main h1").first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
});
