import { readFile, rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Page } from "playwright-core";
import { EDITOR_CHECKS } from "../../languages/editor-checks";
import { EDITOR_FIELDS } from "../../languages/editor-fields";
import { fillMessage } from "../../languages/fill-message";
import { ADMIN_LOCALES, type AdminLocale } from "../../shared/admin-locales";
import type { Locale } from "../../shared/locales";
import { fieldsOf } from "../../shared/record";
import { type Desk, openDesk, type Seat } from "../support/cms-desk";
import { MESSAGES } from "../support/messages";
import { untilTrue } from "../support/until-true";

/** What the site says around the content, in the hotel's own words: found, written and refused in the built admin. */

const HOTEL_FILE = resolve(".test-sites/cms-own-messages-hotel/hotel.json");

let desk: Desk;
let editor: Seat;

beforeAll(async () => {
  await rm(dirname(HOTEL_FILE), { recursive: true, force: true });
  desk = await openDesk("cms-own-messages", { HOTEL_FILE });
  editor = await desk.signIn("editor");
}, 900_000);

afterAll(() => desk?.close());

/** Opens the words of the site in the facts' form, in a language. */
async function openWords(tab: Page, admin: AdminLocale, locale: Locale): Promise<void> {
  await tab.goto(`${desk.cms.url}/admin/globals/hotel?locale=${locale}`);
  const { tabMessages, messages } = EDITOR_FIELDS[admin].hotel;
  await untilTrue(async () => {
    await tab.getByRole("button", { name: tabMessages, exact: true }).click();
    return tab.getByRole("searchbox", { name: messages.search }).isVisible();
  });
}

/** The field below a text of the site, found by some of its words. */
async function fieldOf(tab: Page, admin: AdminLocale, words: string, text: string) {
  await tab.getByRole("searchbox", { name: EDITOR_FIELDS[admin].hotel.messages.search }).fill(words);
  const field = tab.getByRole("textbox", { name: text, exact: true });
  await field.waitFor();
  return field;
}

async function said(locale: Locale): Promise<unknown> {
  const answer = await fetch(`${desk.cms.url}/api/v1/properties/1?lang=${locale}`);
  return fieldsOf(await answer.json()).messages;
}

test.each(ADMIN_LOCALES)(
  "a text that lost what the site fills in is refused with the reason, in %s",
  async (admin) => {
    const { page: tab } = editor;
    await editor.speak(admin);
    await openWords(tab, admin, "de");
    const shipped = MESSAGES.de.call;
    const field = await fieldOf(tab, admin, shipped.replace(/\{\{.*/, "").trim(), shipped);
    await field.fill("Rufen Sie an");
    const reason = fillMessage(EDITOR_CHECKS[admin].hotel.messages.lost, {
      message: shipped,
      names: "{{number}}",
    });
    const group = tab.getByRole("group", { name: EDITOR_FIELDS[admin].hotel.messages.label });
    await group.getByText(reason).waitFor();
    const save = tab.locator("#action-save");
    await untilTrue(async () => {
      if (await save.isEnabled()) await save.click();
      return group.locator(".field-error").getByText(reason).isVisible();
    });
    expect(await said("de")).toEqual({});
  },
);

test("what is published is in the answer of its language, and what is emptied is the site's own again", async () => {
  const { page: tab } = editor;
  await editor.speak("tr");
  await openWords(tab, "tr", "tr");
  // Folded as it is typed in a hurry.
  const field = await fieldOf(tab, "tr", MESSAGES.tr.directions.replaceAll("ı", "i"), MESSAGES.tr.directions);
  await field.fill("Bize nasıl gelinir");
  await tab.locator("#action-save").click();
  await untilTrue(async () => JSON.stringify(await said("tr")).includes("Bize nasıl gelinir"));
  expect(await said("tr")).toEqual({ "common:directions": "Bize nasıl gelinir" });
  expect(await said("en")).toEqual({});

  await openWords(tab, "tr", "tr");
  const first = tab.locator(".site-messages textarea").first();
  expect(await first.inputValue()).toBe("Bize nasıl gelinir");
  await first.fill("");
  await tab.locator("#action-save").click();
  await untilTrue(async () => JSON.stringify(await said("tr")) === "{}");
});

test("the words of a consent are in the hotel file, by which they are kept as proof", async () => {
  const { page: tab } = editor;
  await editor.speak("de");
  await openWords(tab, "de", "de");
  const shipped = MESSAGES.de.newsletter.consent;
  const own = "Ich habe den <notice>Hinweis</notice> gelesen.";
  const field = await fieldOf(tab, "de", shipped.slice(0, 20), shipped);
  await field.fill(own);
  await tab.locator("#action-save").click();
  await untilTrue(async () => (await readFile(HOTEL_FILE, "utf8").catch(() => "")).includes(own));
  const { messages } = fieldsOf(JSON.parse(await readFile(HOTEL_FILE, "utf8")));
  expect(messages).toEqual({ "common:newsletter.consent": { de: own } });
});

test("a translator writes them as a draft, in the languages that are theirs", async () => {
  const { page: tab, call } = await desk.signIn("translator", ["ru"]);
  const messages = { "common:book": "Забронировать сейчас" };
  const saved = await call("POST", "/globals/hotel?locale=ru&draft=true", { messages, _status: "draft" });
  expect(saved.status).toBe(200);
  expect(await said("ru")).toEqual({});
  await openWords(tab, "en", "ru");
  expect(await tab.locator(".site-messages textarea").first().inputValue()).toBe(messages["common:book"]);
});
