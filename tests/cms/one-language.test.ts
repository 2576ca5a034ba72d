import { CMS_NOTICES } from "../../languages/cms-notices";
import { EDITOR_DESK } from "../../languages/editor-desk";
import { fillMessage } from "../../languages/fill-message";
import { pageCall, PROPERTY_IDS } from "../../shared/content-calls";
import type { AdminLocale } from "../../shared/admin-locales";
import type { Locale } from "../../shared/locales";
import { fieldsOf } from "../../shared/record";
import { type Desk, openDesk, type Seat } from "../support/cms/desk";
import { openForm } from "../support/cms/ready-form";
import { untilTrue } from "../support/until-true";

/** A single language in the built admin: its status in form and list, and restoring it. */

const TOKEN = "the-token-that-reads-drafts";
const ADDRESSES = { en: "/baths", tr: "/tr/hamam" };

let desk: Desk;
let editor: Seat;
let page: number;
/** The version with the first Turkish texts. */
let version: string;

beforeAll(async () => {
  desk = await openDesk("cms-one-language", { CMS_PREVIEW_TOKEN: TOKEN });
  editor = await desk.signIn("editor");
  const published = { _status: "published" };
  const contents = [{ kind: "SECTION", title: "Steam" }];
  const made = await editor.call("POST", "/pages?locale=en", {
    key: "baths",
    title: "Baths",
    url: ADDRESSES.en,
    contents,
    ...published,
  });
  expect(made.status).toBe(201);
  page = Number(fieldsOf(made.body.doc).id);
  await write("tr", { title: "Hamam", url: ADDRESSES.tr }, "Buhar");
  const { body } = await editor.call("GET", `/pages/versions?where[parent][equals]=${page}&sort=-updatedAt`);
  version = Array.isArray(body.docs) ? String(fieldsOf(body.docs[0]).id) : "";
  await write("tr", { title: "Yeni hamam" }, "Yeni buhar");
  await write("en", { title: "New baths" }, "New steam");
}, 900_000);

afterAll(() => desk?.close());

/** Publishes a language, including the title of the page's only row. */
async function write(locale: Locale, data: object, row: string): Promise<void> {
  const { body } = await editor.call("GET", `/pages/${page}?locale=${locale}&depth=0`);
  const [before] = Array.isArray(body.contents) ? body.contents : [];
  const { status } = await editor.call("PATCH", `/pages/${page}?locale=${locale}`, {
    ...data,
    contents: [{ ...fieldsOf(before), title: row }],
    _status: "published",
  });
  expect(status).toBe(200);
}

/** The content API's response for the page, published or draft. */
async function said(locale: keyof typeof ADDRESSES, kind: "live" | "draft"): Promise<string> {
  const answer = await fetch(`${desk.cms.url}/api${pageCall(ADDRESSES[locale], locale, PROPERTY_IDS)}`, {
    headers: kind === "draft" ? { Authorization: `Bearer ${TOKEN}` } : {},
  });
  expect(answer.status).toBe(200);
  return answer.text();
}

const admin = (path: string) => `${desk.cms.url}/admin/${path}`;
const languageIn = (locale: AdminLocale) => {
  const name = new Intl.DisplayNames(locale, { type: "language" }).of("tr") ?? "";
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
};
const nameIn = (locale: AdminLocale) =>
  fillMessage(CMS_NOTICES[locale].restoreLanguage, { language: languageIn(locale) });

test("versions show their author, and each can restore a single language", async () => {
  const locale = "de";
  const { page: tab } = editor;
  await editor.speak(locale);
  await tab.goto(admin(`collections/pages/${page}/versions?locale=tr`));
  await tab.getByRole("columnheader", { name: CMS_NOTICES[locale].changedBy, exact: true }).waitFor();
  const rows = tab.getByRole("row").filter({ hasText: "editor@example.com" });
  expect(await rows.count()).toBe(4);
  await tab.locator(`.version-list a[href$="/${version}"]`).click();
  const back = tab.getByRole("button", { name: nameIn(locale), exact: true });
  await back.waitFor();
  expect(await back.count()).toBe(1);
});

test("one language is restored as a draft by keyboard, after a confirmation; the others stay", async () => {
  const { page: tab } = editor;
  await editor.speak("ru");
  await tab.goto(admin(`collections/pages/${page}/versions/${version}?locale=tr`));
  const button = tab.getByRole("button", { name: nameIn("ru"), exact: true });
  const confirm = tab.locator("#confirm-action");
  await untilTrue(async () => {
    await button.focus();
    await tab.keyboard.press("Enter");
    return confirm.isVisible();
  });
  await tab
    .getByText(fillMessage(CMS_NOTICES.ru.restoreLanguageHelp, { language: languageIn("ru") }))
    .waitFor();
  expect(await said("tr", "draft")).toContain("Yeni hamam");
  await confirm.focus();
  await tab.keyboard.press("Enter");
  await tab.waitForURL(`**/collections/pages/${page}?locale=tr`);
  await untilTrue(async () => (await tab.locator("#field-title").inputValue()) === "Hamam");

  const [turkish, english, live] = [
    await said("tr", "draft"),
    await said("en", "draft"),
    await said("tr", "live"),
  ];
  expect(turkish).toContain('"Hamam"');
  expect(turkish).toContain('"Buhar"');
  expect(english).toContain('"New baths"');
  expect(english).toContain('"New steam"');
  expect(live).toContain('"Yeni hamam"');
});

test("a translator can restore only their own languages", async () => {
  const { page: tab } = await desk.signIn("translator", ["de"]);
  const button = tab.locator("#restore-language");
  await tab.goto(admin(`collections/pages/${page}/versions/${version}?locale=de`));
  await button.waitFor();
  await tab.goto(admin(`collections/pages/${page}/versions/${version}?locale=tr`));
  await tab.locator(".view-version").waitFor();
  expect(await button.count()).toBe(0);
});

test("the form and the list show the page's status in each language", async () => {
  const locale = "ru";
  const { page: tab } = editor;
  const say = EDITOR_DESK[locale].languageStatus;
  await editor.speak(locale);
  await tab.goto(admin(`collections/pages/${page}?locale=en`));
  const bar = tab.getByRole("list", { name: say.title });
  await bar.waitFor();
  const states = await bar.getByRole("listitem").allInnerTexts();
  expect(states.map((text) => text.split(": ")[1])).toEqual([say.live, say.changed, say.absent, say.absent]);

  await tab.goto(admin("collections/pages?locale=en&search=baths"));
  const row = tab.getByRole("row").filter({ hasText: "New baths" });
  const cell = row.locator(".language-status");
  await cell.waitFor();
  expect((await cell.innerText()).split("\n")).toEqual([
    `${say.live}: EN`,
    `${say.changed}: TR`,
    `${say.absent}: RU DE`,
  ]);
});

test("a language's status follows the form: changed by a draft, and live once published", async () => {
  const { page: tab } = editor;
  const say = EDITOR_DESK.en.languageStatus;
  await editor.speak("en");
  await openForm(tab, admin(`collections/pages/${page}?locale=en`));
  const english = tab.getByRole("list", { name: say.title }).getByRole("listitem").first();
  await english.getByText(`: ${say.live}`).waitFor();
  // A pause in typing saves a draft.
  await tab.fill("#field-title", "Newer baths");
  await english.getByText(say.changed).waitFor();
  await tab.locator("#action-save:enabled").click();
  await english.getByText(say.changed).waitFor({ state: "detached" });
  expect(await said("en", "live")).toContain('"Newer baths"');
});
