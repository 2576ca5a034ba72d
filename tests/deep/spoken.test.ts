import type { Page } from "playwright-core";
import { type Locale, LOCALES } from "../../shared/locales";
import { hydrated, world } from "../support/browser";
import { inAllLanguages } from "../support/layouts";
import { MESSAGES, ROOM_MESSAGES } from "../support/messages";
import { liveMessages, spoken } from "./spoken";
import { newPage } from "../support/visit";

/** The time on the hotel's clock, whenever the test runs. */
const NOW = new Date("2026-06-21T09:30:00Z");

/** Opens a page in a language, for a visitor who speaks it unless specified otherwise. */
async function listen(path: string, locale: Locale, visitor: Locale = locale): Promise<Page> {
  const addresses = await inAllLanguages(world().site, path);
  const page = await newPage({ locale: visitor, timezoneId: "UTC" });
  await page.clock.setFixedTime(NOW);
  await page.goto(world().site + (addresses[LOCALES.indexOf(locale)] ?? ""));
  await hydrated(page);
  return page;
}

test.each(LOCALES)("the home page is told as written down, in %s", async (locale) => {
  const page = await listen("/", locale);
  await page.locator("[data-part=clock]").waitFor();
  expect(await spoken(page)).toMatchSnapshot();
});

test.each(LOCALES)("a room is told as written down, in %s", async (locale) => {
  const page = await listen("/accommodation/sea-suite", locale);
  // The app adds the telephone hours in the visitor's own time.
  await page
    .getByText(/0\d[:.]00\D+1\d[:.]00/)
    .first()
    .waitFor();
  // It also adds the calendar's buttons, unless guests book by telephone.
  await page.locator("main .calendar-button, main:not(:has([type=date]))").first().waitFor();
  expect(await spoken(page)).toMatchSnapshot();
});

test.each(LOCALES)("the finder tells what is chosen, and how many rooms fit, in %s", async (locale) => {
  const { finder } = ROOM_MESSAGES[locale];
  const page = await listen("/accommodation", locale);
  const search = page.getByRole("search");
  await search.getByRole("status").filter({ hasText: "8" }).waitFor();
  const [before] = await liveMessages(page);
  await search.getByRole("checkbox", { name: finder.trait["own-pool"] }).check();
  await search
    .locator("[role=status]")
    .filter({ hasNotText: before?.split(": ")[1] ?? "" })
    .waitFor();
  expect(await spoken(page, { role: "search", name: finder.title })).toMatchSnapshot();
  expect(await liveMessages(page)).toMatchSnapshot();
});

test.each(LOCALES)("the newsletter's form tells what is wrong, in %s", async (locale) => {
  const { newsletter, components } = MESSAGES[locale];
  const page = await listen("/", locale);
  const form = page.getByRole("form", { name: newsletter.title });
  await form.getByRole("button", { name: newsletter.submit }).click();
  await form.getByText(components.errorMail).waitFor();
  await form.getByText(components.conditionError).waitFor();
  expect(await spoken(page, { role: "form", name: newsletter.title })).toMatchSnapshot();
  expect(await liveMessages(page)).toMatchSnapshot();
});

test.each(LOCALES)("a page is announced by its title after a navigation, in %s", async (locale) => {
  const page = await listen("/about-us", locale);
  await page.getByRole("banner").getByRole("link").nth(1).click();
  await page.waitForFunction(() => (document.getElementById("gatsby-announcer")?.textContent ?? "") !== "");
  expect((await liveMessages(page)).filter((message) => message.startsWith("assertive"))).toMatchSnapshot();
});

test.each([
  ["en", "de"],
  ["tr", "en"],
  ["ru", "tr"],
  ["de", "ru"],
] as const)(
  "on a page in %s a visitor who speaks %s is told so in that language",
  async (locale, visitor) => {
    const page = await listen("/about-us", locale, visitor);
    await page.getByRole("complementary").first().waitFor();
    expect((await spoken(page)).split("\n").slice(0, 6).join("\n")).toMatchSnapshot();
  },
);
