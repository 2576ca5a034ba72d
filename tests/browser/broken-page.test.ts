import type { Page } from "playwright-core";
import { LOCALES } from "../../src/config/locales";
import { homePath, prefixPath } from "../../src/config/paths";
import { LOCALE_MESSAGES } from "../../src/locale/messages";
import { hydrated, world } from "../support/browser";
import { newPage } from "../support/visit";

/** What a server may have in place of a page's data, from the data itself. */
type Break = (data: Record<string, unknown>) => unknown;

/** Breaks the data of every page until the test takes that back. */
async function breakPageData(page: Page, change: Break): Promise<void> {
  await page.route("**/page-data.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

const withoutContent: Break = (data) => ({ ...data, result: { data: {}, pageContext: {} } });

const BREAKS: [string, Break][] = [
  ["without content", withoutContent],
  ["without a result", (data) => ({ ...data, result: undefined })],
];

test.each(LOCALES.flatMap((locale) => BREAKS.map(([name, change]) => [locale, name, change] as const)))(
  "in %s a page whose data is %s says so, with a reload, the phone and the way home",
  async (locale, _, change) => {
    const page = await newPage({ locale });
    await breakPageData(page, change);
    const address = world().site + prefixPath(locale, locale === "tr" ? "/galeri" : "/gallery");
    await page.goto(address);
    const { title, reload, home } = LOCALE_MESSAGES[locale].broken;
    const alert = page.getByRole("alert");
    await alert.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(await alert.getAttribute("lang")).toBe(locale);
    expect(await alert.locator("a[href^='tel:']").innerText()).toMatch(/\d{3}/);
    expect(await alert.getByRole("link", { name: home }).getAttribute("href")).toBe(homePath(locale));

    await page.unroute("**/page-data.json");
    await alert.getByRole("button", { name: reload }).click();
    await hydrated(page);
    await page.locator("main h1").first().waitFor();
    expect(await alert.count()).toBe(0);
    expect(page.url()).toBe(address);
  },
);

test("a press that leads to a page whose data is broken says so, and Back leads to the page before", async () => {
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

test.each([
  ["data", "**/page-data/gallery/page-data.json"],
  ["code", "**/component---*.js"],
])("a page whose %s is missing stays as it is in the HTML", async (_, files) => {
  const page = await newPage({ locale: "en" });
  await page.route(files, (route) => route.fulfill({ status: 404, body: "" }));
  const failed = page.waitForEvent("pageerror");
  await page.goto(`${world().site}/gallery`);
  await failed;
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByRole("contentinfo").isVisible()).toBe(true);
});
