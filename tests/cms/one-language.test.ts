import { CMS_NOTICES } from "../../languages/cms-notices";
import { EDITOR_DESK } from "../../languages/editor-desk";
import { fillMessage } from "../../languages/fill-message";
import type { Locale } from "../../shared/locales";
import { rowsOf } from "../../shared/record";
import { type Desk, openDesk, type Seat } from "../support/cms/desk";
import { openForm } from "../support/cms/ready-form";
import { untilTrue } from "../support/until-true";

/** A single language in the built admin, in Russian: restoring it, and its status in form and list. */

const say = EDITOR_DESK.ru.languageStatus;
const notices = CMS_NOTICES.ru;

let desk: Desk;
let editor: Seat;
let page: number;
/** The version with the first Turkish title. */
let version: string;

beforeAll(async () => {
  desk = await openDesk("cms-one-language");
  editor = await desk.signIn("editor");
  await editor.speak("ru");
  page = await editor.makePage({ key: "baths", title: "Baths", url: "/baths", _status: "published" });
  await publish("tr", { title: "Hamam", url: "/tr/hamam" });
  const { body } = await editor.call("GET", `/pages/versions?where[parent][equals]=${page}&sort=-updatedAt`);
  version = String(rowsOf(body.docs)[0]?.id);
  await publish("tr", { title: "Yeni hamam" });
  await publish("en", { title: "New baths" });
}, 900_000);

async function publish(locale: Locale, data: object): Promise<void> {
  const body = { ...data, _status: "published" };
  expect((await editor.call("PATCH", `/pages/${page}?locale=${locale}`, body)).status).toBe(200);
}

/** The page's title, in the newest draft or in public. */
async function title(locale: Locale, kind: "draft" | "live"): Promise<unknown> {
  return (await editor.call("GET", `/pages/${page}?locale=${locale}&draft=${kind === "draft"}&depth=0`)).body
    .title;
}

const admin = (path: string) => `${desk.cms.url}/admin/collections/pages${path}`;

test("versions show their author, and one language is restored as a draft by keyboard, after a confirmation", async () => {
  const { page: tab } = editor;
  await tab.goto(admin(`/${page}/versions?locale=tr`));
  await tab.getByRole("columnheader", { name: notices.changedBy, exact: true }).waitFor();
  expect(await tab.getByRole("row").filter({ hasText: editor.email }).count()).toBe(4);
  await tab.locator(`.version-list a[href$="/${version}"]`).click();
  const language = "Турецкий";
  const name = fillMessage(notices.restoreLanguage, { language });
  const button = tab.getByRole("button", { name, exact: true });
  const confirm = tab.locator("#confirm-action");
  await button.waitFor();
  await untilTrue(async () => {
    await button.focus();
    await tab.keyboard.press("Enter");
    return confirm.isVisible();
  });
  await tab.getByText(fillMessage(notices.restoreLanguageHelp, { language })).waitFor();
  expect(await title("tr", "draft")).toBe("Yeni hamam");
  await confirm.focus();
  await tab.keyboard.press("Enter");
  await tab.waitForURL(`**/collections/pages/${page}?locale=tr`);
  await untilTrue(async () => (await tab.locator("#field-title").inputValue()) === "Hamam");
  expect([await title("tr", "draft"), await title("tr", "live")]).toEqual(["Hamam", "Yeni hamam"]);
});

test("a translator can restore only their own languages", async () => {
  const { page: tab } = await desk.signIn("translator", ["de"]);
  const button = tab.locator("#restore-language");
  await tab.goto(admin(`/${page}/versions/${version}?locale=de`));
  await button.waitFor();
  await tab.goto(admin(`/${page}/versions/${version}?locale=tr`));
  await tab.locator(".view-version").waitFor();
  expect(await button.count()).toBe(0);
});

test("the list and the form show the page's status in each language, which follows the form", async () => {
  const { page: tab } = editor;
  await tab.goto(admin("?locale=en&search=baths"));
  const row = tab.getByRole("row").filter({ hasText: "New baths" });
  const states = await row.locator(".language-status").innerText();
  expect(states.split("\n")).toEqual([`${say.live}: EN`, `${say.changed}: TR`, `${say.absent}: RU DE`]);

  await openForm(tab, admin(`/${page}?locale=en`));
  const bar = tab.getByRole("list", { name: say.title }).getByRole("listitem");
  const english = bar.first();
  await english.getByText(`: ${say.live}`).waitFor();
  expect(await bar.nth(1).innerText()).toContain(`: ${say.changed}`);
  // A pause in typing saves a draft.
  await tab.fill("#field-title", "Newer baths");
  await english.getByText(say.changed).waitFor();
  await tab.locator("#action-save:enabled").click();
  await english.getByText(say.changed).waitFor({ state: "detached" });
  expect(await title("en", "live")).toBe("Newer baths");
});
