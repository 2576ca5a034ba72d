import { readFile, rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Page } from "playwright-core";
import { EDITOR_CHECKS } from "../../languages/editor-checks";
import { EDITOR_FIELDS } from "../../languages/editor-fields";
import { fillMessage } from "../../languages/fill-message";
import type { AdminLocale } from "../../shared/admin-locales";
import type { Locale } from "../../shared/locales";
import { hotelTokensFile } from "../../model/hotel-file";
import { fieldsOf } from "../../shared/record";
import { ifThere } from "../../toolkit/files";
import { type Desk, openDesk, type Seat } from "../support/cms/desk";
import { openForm } from "../support/cms/ready-form";
import { MESSAGES } from "../support/messages";
import { untilTrue } from "../support/until-true";

/** The site's own messages and the brand: finding, editing and refusing them in the built admin. */

/** A background colour that isn't in the embedded brand. */
const PAPER = "#f3ecdf";
const HOTEL_FILE = resolve(".test-sites/cms-facts-hotel/hotel.json");

let desk: Desk;
let editor: Seat;

beforeAll(async () => {
  await rm(dirname(HOTEL_FILE), { recursive: true, force: true });
  desk = await openDesk("cms-facts", { HOTEL_FILE });
  editor = await desk.signIn("editor");
}, 900_000);

/** Opens the site's messages in the hotel form, in a language. */
async function openWords(tab: Page, admin: AdminLocale, locale: Locale): Promise<void> {
  await openForm(tab, `${desk.cms.url}/admin/globals/hotel?locale=${locale}`);
  const { tabMessages, messages } = EDITOR_FIELDS[admin].hotel;
  await tab.getByRole("button", { name: tabMessages, exact: true }).click();
  await tab.getByRole("searchbox", { name: messages.search }).waitFor();
}

/** The field for one of the site's messages, found by some of its words. */
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

test("a message that lost a placeholder is refused with the reason", async () => {
  const admin = "tr";
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
  const refusal = group.locator(".field-error").getByText(reason);
  // A click while the form requests its state from the server is lost.
  await untilTrue(async () => {
    await tab.locator("#action-save:enabled").click();
    await refusal.waitFor({ timeout: 20_000 }).catch(() => undefined);
    return refusal.isVisible();
  });
  expect(await said("de")).toEqual({});
});

test("a published message is served in its language, and an emptied one reverts to the site's own", async () => {
  const { page: tab } = editor;
  await editor.speak("tr");
  await openWords(tab, "tr", "tr");
  // With a plain i for ı, as typed in a hurry.
  const field = await fieldOf(tab, "tr", MESSAGES.tr.directions.replaceAll("ı", "i"), MESSAGES.tr.directions);
  await field.fill("Bize nasıl gelinir");
  await tab.locator("#action-save:enabled").click();
  await untilTrue(async () => JSON.stringify(await said("tr")).includes("Bize nasıl gelinir"));
  expect(await said("tr")).toEqual({ "common:directions": "Bize nasıl gelinir" });
  expect(await said("en")).toEqual({});

  await openWords(tab, "tr", "tr");
  const first = tab.locator(".site-messages textarea").first();
  expect(await first.inputValue()).toBe("Bize nasıl gelinir");
  await first.fill("");
  await tab.locator("#action-save:enabled").click();
  await untilTrue(async () => JSON.stringify(await said("tr")) === "{}");
});

test("an owner chooses the brand's colours and is told which ones lack contrast", async () => {
  const { contrast, colourUses } = EDITOR_CHECKS.tr.hotel;
  const { page: tab, speak } = await desk.signIn("owner");
  await speak("tr");
  await openForm(tab, `${desk.cms.url}/admin/globals/hotel?locale=tr`);
  await tab.getByRole("button", { name: EDITOR_FIELDS.tr.hotel.tabBrand, exact: true }).click();
  const publish = async (colour: string) => {
    await tab.getByLabel("limestone.50").fill(colour);
    const answer = tab.waitForResponse(
      (response) => response.request().method() === "POST" && response.url().includes("/api/globals/hotel"),
    );
    await tab.locator("#action-save:enabled").click();
    return (await answer).status();
  };
  expect(await publish("#808080")).toBe(400);
  const reason = fillMessage(contrast, {
    front: colourUses.fg,
    frontColour: "#15211E",
    back: colourUses.bg,
    backColour: "#808080",
    ratio: "4,1",
    needed: "4,5",
  });
  const refusal = tab.locator(".brand-colours .field-error", { hasText: reason });
  await refusal.waitFor();
  await tab.locator(".brand-colours__low").getByText(reason, { exact: true }).waitFor();
  expect(await publish(PAPER)).toBe(200);
  await refusal.waitFor({ state: "detached" });
  const tokens = async () => (await ifThere(readFile(hotelTokensFile(HOTEL_FILE), "utf8"))) ?? "";
  await untilTrue(async () => (await tokens()).includes(PAPER.toUpperCase()));
});
