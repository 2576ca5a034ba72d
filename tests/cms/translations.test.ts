import type { Page } from "playwright-core";
import { EDITOR_DESK } from "../../languages/editor-desk";
import { fillMessage } from "../../languages/fill-message";
import { type Desk, openDesk, type Seat } from "../support/cms/desk";
import { openRow } from "../support/cms/open-row";
import { formReady, openForm } from "../support/cms/ready-form";
import { untilTrue } from "../support/until-true";

/** A translator's morning in the built admin: open tasks, the source text alongside, and no button without effect. */

const { translations: says } = EDITOR_DESK.tr;

let desk: Desk;
let editor: Seat;
let translator: Seat;
let page: number;

beforeAll(async () => {
  desk = await openDesk("cms-translations");
  editor = await desk.signIn("editor");
  const contents = [{ kind: "SECTION", title: "By the sea", content: "<h2>At sunset</h2>" }];
  page = await editor.makePage({ key: "massage", title: "Massages", contents });
  translator = await desk.signIn("translator", ["tr", "ru"]);
  await translator.speak("tr");
}, 900_000);

const admin = (path: string) => `${desk.cms.url}/admin/${path}`;

test("a signed-in translator is taken from the login to the list of pending translations, and from there to the page in that language", async () => {
  const { page: tab } = translator;
  await tab.goto(admin("login"));
  await tab.waitForURL(admin("translations"));
  expect(await tab.getByRole("heading", { level: 1 }).innerText()).toContain("Türkçe");
  const row = tab.getByRole("row", { name: /Massages/ });
  expect(await row.getByRole("cell").allInnerTexts()).toEqual(["3", "0", "0"]);
  await row.getByRole("link").click();
  await tab.waitForURL(`**/collections/pages/${page}?locale=tr`);
});

test("a translator cannot select documents in lists", async () => {
  const { page: tab } = translator;
  for (const list of ["pages", "rooms", "media"]) {
    await tab.goto(admin(`collections/${list}?locale=tr`));
    await tab.locator(".cell-_select").first().waitFor({ state: "attached" });
    expect(await tab.getByRole("checkbox").count()).toBe(0);
  }
  const ticks = editor.page.getByRole("row").getByRole("checkbox");
  await editor.page.goto(admin("collections/pages?locale=tr"));
  await ticks.first().waitFor();
  expect(await ticks.count()).toBeGreaterThan(0);
});

describe("on a phone", () => {
  const resize = async (width: number, height: number) => {
    for (const { page: tab } of [editor, translator]) await tab.setViewportSize({ width, height });
  };
  beforeAll(() => resize(390, 844));
  afterAll(() => resize(1440, 900));

  const widthOf = (tab: Page) => tab.evaluate(() => document.documentElement.scrollWidth);

  test("the actions that create pictures are apart from the link to the trash", async () => {
    const { page: tab } = editor;
    await tab.goto(admin("collections/media?locale=tr"));
    const [make, lists] = [tab.locator(".list-header__title-actions"), tab.locator(".list-header__actions")];
    await lists.waitFor();
    const [made, led] = [await make.boundingBox(), await lists.boundingBox()];
    if (!made || !led) throw new Error("The list has no header.");
    const isBeside = led.x >= made.x + made.width + 8;
    expect(isBeside || led.y >= made.y + made.height).toBe(true);
  });

  test("the list can be read without scrolling sideways", async () => {
    const { page: tab } = translator;
    await tab.goto(admin("translations?language=tr"));
    await tab.getByRole("link", { name: "Massages" }).waitFor();
    expect(await widthOf(tab)).toBeLessThanOrEqual(390);
  });

  test("a form fits the width, its site status comes before the language menu, and its buttons' labels are not cut off", async () => {
    const { page: tab } = editor;
    await editor.speak("de");
    await tab.goto(admin("collections/pages/1?locale=de"));
    const save = tab.locator("#action-save");
    await save.waitFor();
    await tab.locator(".publish-status summary").waitFor();
    const rightOf = async (selector: string) => {
      const { x, width } = (await tab.locator(selector).boundingBox()) ?? { x: Infinity, width: 0 };
      return x + width;
    };
    const menu = await tab.locator(".app-header__localizer").boundingBox();
    expect(await rightOf(".publish-status summary")).toBeLessThanOrEqual(menu?.x ?? 0);
    expect(await rightOf("#action-save")).toBeLessThanOrEqual(390);
    expect(
      await tab.locator(".doc-controls__controls").evaluate((element) => getComputedStyle(element).overflow),
    ).toBe("visible");
    expect(await widthOf(tab)).toBeLessThanOrEqual(390);
    await editor.speak("en");
  });
});

test("each field shows the English text beside it, and whether its translation is missing or outdated", async () => {
  const { page: tab } = translator;
  await openForm(tab, admin(`collections/pages/${page}?locale=tr`));
  const bar = tab.locator(".translation-bar");
  await bar.getByText(fillMessage(says.counts, { missing: 3, changed: 0 })).waitFor();
  const title = tab.locator(".field-type.text", { has: tab.locator("#field-title") });
  await title.getByText("Massages").waitFor();
  await title.getByText(says.missing).waitFor();
  // A pause in typing saves a draft.
  await tab.fill("#field-title", "Masajlar");
  await bar.getByText(fillMessage(says.counts, { missing: 2, changed: 0 })).waitFor();
  await title.getByText(says.missing).waitFor({ state: "detached" });

  await editor.call("PATCH", `/pages/${page}?draft=true&locale=en`, {
    title: "Massages and baths",
    _status: "draft",
  });
  await tab.reload();
  await title.getByText("Massages and baths").waitFor();
  await title.getByText(says.changed).waitFor();
  await title.getByRole("button", { name: says.stillRight }).click();
  await title.getByText(says.changed).waitFor({ state: "detached" });
  expect(await bar.innerText()).toContain(fillMessage(says.counts, { missing: 2, changed: 0 }));
});

test("a formatted source text is rendered", async () => {
  const { page: tab } = translator;
  await openForm(tab, admin(`collections/pages/${page}?locale=tr`));
  const row = tab.locator("#contents-row-0");
  await openRow(row);
  const heading = row.getByRole("heading", { name: "At sunset" });
  await heading.waitFor();
  expect(await heading.count()).toBe(1);
});

test("values shared by all languages can be read but not edited, and rows have no buttons", async () => {
  const { page: tab } = translator;
  const price = "#field-priceFrom__amount";
  const openFacts = async (seat: Seat) => {
    await openForm(seat.page, admin("collections/rooms/1?locale=tr"));
    await seat.page.locator(".tabs-field__tab-button").nth(1).click();
    await seat.page.locator(price).waitFor();
  };
  await openFacts(translator);
  expect(await tab.locator(price).inputValue()).not.toBe("");
  expect(await tab.locator(price).isEditable()).toBe(false);
  expect(await tab.locator("#field-bed").isEditable()).toBe(true);
  const buttons = ".array-field__add-row, .array-actions, .collapsible__drag";
  expect(await tab.locator(buttons).filter({ visible: true }).count()).toBe(0);
  await openFacts(editor);
  expect(await editor.page.locator(price).isEditable()).toBe(true);
  expect(await editor.page.locator(buttons).filter({ visible: true }).count()).toBeGreaterThan(0);
});

test("another source language can be chosen, and stays chosen", async () => {
  const { page: tab } = translator;
  await openForm(tab, admin("collections/rooms/1?locale=tr"));
  const source = tab.getByLabel(says.source);
  await source.selectOption("de");
  await tab.locator(".source-text [lang=de]").first().waitFor();
  await tab.reload();
  await formReady(tab);
  await untilTrue(async () => (await source.inputValue()) === "de");
  expect(await source.inputValue()).toBe("de");
  await source.selectOption("en");
});

test.each(["collections/pages/1", "collections/media/1", "globals/hotel"])(
  "a translator has no button at %s except the one that saves a draft",
  async (path) => {
    const { page: tab } = translator;
    await openForm(tab, admin(`${path}?locale=tr`));
    await tab.locator("#action-save-draft").waitFor();
    const others =
      ".doc-controls__popup button, #action-save, #action-unpublish, #action-delete, #action-duplicate, #action-revert-to-published, .file-details__remove, .file-field__edit";
    expect(await tab.locator(others).filter({ visible: true }).count()).toBe(0);
  },
);
