import type { Page } from "playwright-core";
import { type Locale, LOCALES } from "../../shared/locales";
import { hydrated, world } from "../support/browser";
import { inAllLanguages } from "../support/layouts";
import { MESSAGES, ROOM_MESSAGES } from "../support/messages";
import { liveMessages, spoken } from "./spoken";
import { newPage } from "../support/visit";

/** The time on the hotel's clock, whenever the test runs. */
const NOW = new Date("2026-06-21T09:30:00Z");

/** Opens a page in a language, for a visitor who speaks it. */
async function listen(path: string, locale: Locale): Promise<Page> {
  const addresses = await inAllLanguages(world().site, path);
  const page = await newPage({ locale, timezoneId: "UTC" });
  await page.clock.setFixedTime(NOW);
  await page.goto(world().site + (addresses[LOCALES.indexOf(locale)] ?? ""));
  await hydrated(page);
  return page;
}

// Each in another language, where an English word of the code's own would stand out.

test("the home page is told as written down, in Russian", async () => {
  const page = await listen("/", "ru");
  await page.locator("[data-part=clock]").waitFor();
  expect(await spoken(page)).toMatchSnapshot();
});

test("a room is told as written down, in German", async () => {
  const page = await listen("/accommodation/sea-suite", "de");
  // The app adds the telephone hours in the visitor's own time.
  await page
    .getByText(/0\d[:.]00\D+1\d[:.]00/)
    .first()
    .waitFor();
  // It also adds the calendar's buttons.
  await page.locator("main .calendar-button").first().waitFor();
  expect(await spoken(page, { role: "main", name: "" })).toMatchSnapshot();
});

test("the finder tells what is chosen, and how many rooms fit, in Turkish", async () => {
  const { finder } = ROOM_MESSAGES.tr;
  const page = await listen("/accommodation", "tr");
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

test("the newsletter's form tells what is wrong, in English", async () => {
  const { newsletter, components } = MESSAGES.en;
  const page = await listen("/", "en");
  const form = page.getByRole("form", { name: newsletter.title });
  await form.getByRole("button", { name: newsletter.submit }).click();
  await form.getByText(components.errorMail).waitFor();
  await form.getByText(components.conditionError).waitFor();
  expect(await spoken(page, { role: "form", name: newsletter.title })).toMatchSnapshot();
  expect(await liveMessages(page)).toMatchSnapshot();
});
