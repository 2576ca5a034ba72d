import type { Page } from "playwright-core";
import type { Locale } from "../../../shared/locales";
import { homePath } from "../../../shared/paths";
import { hydrated, world } from "../../support/browser";
import { SIGNUP_PATH } from "../../support/newsletter-server";
import { newPage, SCREENS } from "../../support/visit";
import { MESSAGES } from "../../support/messages";

/** Opens the home page in a language, without any prefetching. */
async function visitHome(locale: Locale, options = {}): Promise<Page> {
  const page = await newPage({ locale, ...options });
  await page.addInitScript("navigator.connection.__defineGetter__('saveData', () => true)");
  await page.goto(world().site + homePath(locale));
  await hydrated(page);
  return page;
}

/** A link in the footer to a page that was not visited yet, and that page's path. */
async function someLink(page: Page) {
  const link = page.getByRole("contentinfo").locator("nav a[href^='/']:not([href*='#']):visible").last();
  return { link, path: (await link.getAttribute("href")) ?? "" };
}

const bar = (page: Page) => page.locator("[data-part=progress]");

test("a progress bar shows while a slow page loads, and is announced in the page's language", async () => {
  const locale = "ru";
  const page = await visitHome(locale);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const { link, path } = await someLink(page);
  await page.route("**/page-data.json", async (route) => {
    await held;
    await route.continue();
  });
  expect(await bar(page).isVisible()).toBe(false);
  await link.click();
  await bar(page).waitFor({ state: "visible" });
  await page.getByRole("status").getByText(MESSAGES[locale].loading, { exact: true }).waitFor();
  expect(await page.getByText(MESSAGES[locale].loading, { exact: true }).count()).toBe(1);
  expect(new URL(page.url()).pathname).toBe(homePath(locale));
  release();
  await page.waitForURL(world().site + path);
  await bar(page).waitFor({ state: "hidden" });
  expect(await page.getByText(MESSAGES[locale].loading, { exact: true }).count()).toBe(0);
});

test.each(SCREENS)(
  "on %s a link followed offline keeps the page, shows a notice in its language, and continues once online",
  async (_, viewport) => {
    const locale = "tr";
    const page = await visitHome(locale, { viewport });
    const { link, path } = await someLink(page);
    await link.scrollIntoViewIfNeeded();
    await page.context().setOffline(true);
    await link.click();
    const notice = page.getByRole("status").filter({ hasText: MESSAGES[locale].offline });
    await notice.waitFor();
    expect(await notice.getByRole("link").getAttribute("href")).toMatch(/^tel:\+\d+$/);
    expect(new URL(page.url()).pathname).toBe(homePath(locale));
    await page.locator("main h1").first().waitFor();
    await page.context().setOffline(false);
    await page.waitForURL(world().site + path);
    await notice.waitFor({ state: "hidden" });
    expect(await page.locator("main h1").first().isVisible()).toBe(true);
  },
);

test("a signup whose code fails to load is submitted by the form itself", async () => {
  const page = await visitHome("en");
  const answered = "Thank you";
  await page.route("**/*.js", (route) => route.abort());
  await page.route(`**${SIGNUP_PATH}`, (route) =>
    route.fulfill({ contentType: "text/html", body: answered }),
  );
  const form = page.getByRole("form", { name: MESSAGES.en.newsletter.title });
  await form.getByRole("textbox").fill("guest@example.com");
  await form.getByRole("checkbox").check();
  const sent = page.waitForRequest(`**${SIGNUP_PATH}`);
  await form.getByRole("button").click();
  expect(new URLSearchParams((await sent).postData() ?? "").get("email")).toBe("guest@example.com");
  await page.getByText(answered).waitFor();
});
