import { EDITOR_DESK } from "../../languages/editor-desk";
import { fillMessage } from "../../languages/fill-message";
import { fieldsOf } from "../../shared/record";
import { type Desk, openDesk, type Seat } from "../support/cms/desk";
import { openRow } from "../support/cms/open-row";
import { formReady, openForm } from "../support/cms/ready-form";
import { untilTrue } from "../support/until-true";

/** A translator's morning at the built admin: what is to be done, the source beside it, and no button that does nothing. */

const { translations: says } = EDITOR_DESK.tr;

let desk: Desk;
let editor: Seat;
let translator: Seat;
let page: number;

beforeAll(async () => {
  desk = await openDesk("cms-translations");
  editor = await desk.signIn("editor");
  const { body } = await editor.call("POST", "/pages?draft=true&locale=en", {
    key: "massage",
    title: "Massages",
    contents: [{ kind: "SECTION", title: "By the sea", content: "<h2>At sunset</h2>" }],
    _status: "draft",
  });
  page = Number(fieldsOf(body.doc).id);
  translator = await desk.signIn("translator", ["tr", "ru"]);
  await translator.speak("tr");
}, 900_000);

afterAll(() => desk?.close());

const admin = (path: string) => `${desk.cms.url}/admin/${path}`;

test("a translator who is signed in is led from the sign-in to the list of what is to be translated, and from there to the page in that language", async () => {
  const { page: tab } = translator;
  await tab.goto(admin("login"));
  await tab.waitForURL(admin("translations"));
  expect(await tab.getByRole("heading", { level: 1 }).innerText()).toContain("Türkçe");
  const row = tab.getByRole("row", { name: /Massages/ });
  expect(await row.getByRole("cell").allInnerTexts()).toEqual(["3", "0", "0"]);
  await row.getByRole("link").click();
  await tab.waitForURL(`**/collections/pages/${page}?locale=tr`);
});

test("a translator ticks nothing in the lists of documents", async () => {
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

test("a picture's form offers no other file, and no other place in it, to a translator", async () => {
  const { docs } = (await editor.call("GET", "/media?limit=1&depth=0&where[mimeType][equals]=image/jpeg"))
    .body;
  const { id } = fieldsOf(Array.isArray(docs) ? docs[0] : undefined);
  for (const [{ page: tab }, count] of [
    [translator, 0],
    [editor, 2],
  ] as const) {
    await openForm(tab, admin(`collections/media/${String(id)}?locale=tr`));
    const changes = tab.locator(".file-details").locator(".file-details__remove, .file-field__edit");
    expect(await changes.filter({ visible: true }).count()).toBe(count);
  }
});

test("on a phone, what makes a picture stands apart from what leads to the trash", async () => {
  const { page: tab } = editor;
  await tab.setViewportSize({ width: 390, height: 844 });
  await tab.goto(admin("collections/media?locale=tr"));
  const [make, lists] = [tab.locator(".list-header__title-actions"), tab.locator(".list-header__actions")];
  await lists.waitFor();
  const [made, led] = [await make.boundingBox(), await lists.boundingBox()];
  if (!made || !led) throw new Error("The list has no header.");
  const isBeside = led.x >= made.x + made.width + 8;
  expect(isBeside || led.y >= made.y + made.height).toBe(true);
  await tab.setViewportSize({ width: 1440, height: 900 });
});

test("the list is read on a phone without scrolling aside", async () => {
  const { page: tab } = translator;
  await tab.setViewportSize({ width: 390, height: 844 });
  await tab.goto(admin("translations?language=tr"));
  await tab.getByRole("link", { name: "Massages" }).waitFor();
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await tab.setViewportSize({ width: 1440, height: 900 });
});

test("on a phone, what a form's header says of the site stands before the language menu", async () => {
  const { page: tab } = translator;
  await tab.setViewportSize({ width: 390, height: 844 });
  await tab.goto(admin(`collections/pages/${page}?locale=tr`));
  await tab.locator(".publish-status summary").waitFor();
  const status = await tab.locator(".publish-status summary").boundingBox();
  const menu = await tab.locator(".app-header__localizer").boundingBox();
  expect((status?.x ?? Infinity) + (status?.width ?? 0)).toBeLessThanOrEqual(menu?.x ?? 0);
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await tab.setViewportSize({ width: 1440, height: 900 });
});

test("a form is no wider than a phone, and the words of its buttons are whole", async () => {
  const path = "collections/pages/1?locale=de";
  const { page: tab } = editor;
  await editor.speak("de");
  await tab.setViewportSize({ width: 390, height: 844 });
  await tab.goto(admin(path));
  const save = tab.locator("#action-save");
  await save.waitFor();
  const box = await save.boundingBox();
  expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(
    await tab.locator(".doc-controls__controls").evaluate((element) => getComputedStyle(element).overflow),
  ).toBe("visible");
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await tab.setViewportSize({ width: 1440, height: 900 });
  await editor.speak("en");
});

test("beside each field stands the English text, and whether it is missing or older", async () => {
  const { page: tab } = translator;
  await openForm(tab, admin(`collections/pages/${page}?locale=tr`));
  const bar = tab.locator(".translation-bar");
  await bar.getByText(fillMessage(says.counts, { missing: 3, changed: 0 })).waitFor();
  const title = tab.locator(".field-type.text", { has: tab.locator("#field-title") });
  await title.getByText("Massages").waitFor();
  await title.getByText(says.missing).waitFor();
  // What is typed is kept after a pause.
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

test("a formatted text stands there as people read it", async () => {
  const { page: tab } = translator;
  const row = tab.locator("#contents-row-0");
  await openRow(row);
  const heading = row.getByRole("heading", { name: "At sunset" });
  await heading.waitFor();
  expect(await heading.count()).toBe(1);
});

test("what is the same in all languages can be read, and not typed over; rows have no buttons", async () => {
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

  const answer = await translator.call("PATCH", "/rooms/1?locale=tr&draft=true", {
    priceFrom: { amount: 1 },
  });
  expect(answer.status).toBe(403);
  expect(JSON.stringify(answer.body)).toContain("(priceFrom.amount)");
});

test("another language can stand there, and stays chosen", async () => {
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

test("a translator keeps a draft of the menus", async () => {
  const { page: tab } = translator;
  await openForm(tab, admin("globals/menus?locale=tr"));
  await openRow(tab.locator("#header-row-0"));
  await tab.fill("#field-header__0__text", "Bizim otel");
  await tab.locator("#action-save-draft:enabled").click();
  const menus = async (draft: boolean) =>
    JSON.stringify((await editor.call("GET", `/globals/menus?locale=tr&draft=${draft}&depth=0`)).body);
  await untilTrue(async () => (await menus(true)).includes("Bizim otel"));
  expect(await menus(true)).toContain("Bizim otel");
  expect(await menus(false)).not.toContain("Bizim otel");
});

test.each(["collections/pages/1", "collections/media/1", "globals/hotel"])(
  "a translator has no button at %s but the one that saves a draft",
  async (path) => {
    const { page: tab } = translator;
    await openForm(tab, admin(`${path}?locale=tr`));
    await tab.locator("#action-save-draft").waitFor();
    const others =
      ".doc-controls__popup button, #action-save, #action-unpublish, #action-delete, #action-duplicate, #action-revert-to-published";
    expect(await tab.locator(others).filter({ visible: true }).count()).toBe(0);
  },
);

test("an editor can go back to a version of the menus as a whole, a translator to a language of it", async () => {
  const { docs } = (await editor.call("GET", "/globals/menus/versions?limit=1&depth=0")).body;
  const { id } = fieldsOf(Array.isArray(docs) ? docs[0] : undefined);
  for (const [{ page: tab }, count] of [
    [editor, 1],
    [translator, 0],
  ] as const) {
    await tab.goto(admin(`globals/menus/versions/${String(id)}?locale=tr`));
    await tab.locator("#restore-language").waitFor();
    await tab.locator(".view-version").waitFor();
    expect(await tab.locator(".restore-version").filter({ visible: true }).count()).toBe(count);
  }
});
