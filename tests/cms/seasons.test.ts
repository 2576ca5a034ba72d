import { join } from "node:path";
import { createClient, LibsqlError } from "@libsql/client";
import type { Page } from "playwright-core";
import { EDITOR_DESK } from "../../languages/editor-desk";
import { fileUrl } from "../../shared/file-url";
import { fieldsOf } from "../../shared/record";
import { type Desk, openDesk, type Seat } from "../support/cms/desk";
import { formReady, openForm } from "../support/cms/ready-form";
import { untilTrue } from "../support/until-true";

/** A change of season by an editor in the built admin, from creating the set to taking it back. */

const { season: say } = EDITOR_DESK.en;

const FOLDER = "cms-seasons";

let desk: Desk;
let editor: Seat;
let tab: Page;

beforeAll(async () => {
  desk = await openDesk(FOLDER, {
    CMS_PREVIEW_TOKEN: "the-token-that-reads-drafts",
    // Nothing listens there: tests only check the links.
    PREVIEW_URL: "http://127.0.0.1:9",
  });
  editor = await desk.signIn("editor");
  ({ page: tab } = editor);
  await editor.speak("en");
}, 900_000);

/** Creates a draft of a page, which may link to another. */
function draft(key: string, title: string, target?: number): Promise<number> {
  const link = { target: target && { relationTo: "pages", value: target } };
  const contents = [{ kind: "SECTION", title, link }];
  return editor.makePage({ key, title, url: `/${key}`, contents });
}

async function isLive(key: string): Promise<boolean> {
  const path = `/api/v1/pages/url-lang?property-id=1&url=/${key}&lang=en`;
  return (await fetch(desk.cms.url + path)).status === 200;
}

/** Whether the CMS holds its database's write lock. */
async function isWriting(): Promise<boolean> {
  const database = createClient({ url: fileUrl(join(".test-sites", FOLDER, "cms.db")), timeout: 0 });
  try {
    await (await database.transaction("write")).rollback();
    return false;
  } catch (error) {
    if (error instanceof LibsqlError && error.code === "SQLITE_BUSY") return true;
    throw error;
  } finally {
    database.close();
  }
}

async function choose(title: string): Promise<void> {
  const field = tab.locator("#field-documents");
  await field.locator(".rs__control").click();
  await tab.keyboard.type(title);
  await field.locator(".rs__option", { hasText: title }).click();
  await field.locator(".rs__multi-value", { hasText: title }).waitFor();
}

test("a set is refused with the reason, published as a whole, and taken back as a whole", async () => {
  const bar = await draft("season-bar", "Bar under the pines");
  await draft("season-terrace", "Terrace at dusk", bar);
  await openForm(tab, `${desk.cms.url}/admin/collections/seasons/create?locale=en`);
  await tab.fill("#field-title", "Summer 2027");
  await choose("Terrace at dusk");
  const publish = tab.getByRole("button", { name: say.publish });
  await publish.click();
  const reason = tab.locator("#field-documents .field-error");
  await reason.getByText(/“Terrace at dusk”: .*“season-bar”, to which a link leads, is a draft/).waitFor();

  await tab.getByRole("button", { name: say.addDrafts }).click();
  await tab.locator("#field-documents .rs__multi-value", { hasText: "Bar under the pines" }).waitFor();
  // A click while the form requests its state from the server is lost.
  await untilTrue(async () => {
    await publish.click();
    await tab.waitForURL(/seasons\/\d+/, { timeout: 60_000 }).catch(() => undefined);
    return /seasons\/\d+/.test(tab.url());
  });
  await formReady(tab);
  expect([await isLive("season-bar"), await isLive("season-terrace")]).toEqual([true, true]);

  await tab.reload();
  await formReady(tab);
  const preview = tab.getByRole("link", { name: `${say.preview}: Bar under the pines` });
  expect(await preview.getAttribute("href")).toMatch(/^http:\/\/127\.0\.0\.1:9\/season-bar\?/);
  expect(await tab.locator("#field-title").isDisabled()).toBe(true);
  await tab.locator(".doc-controls__popup .popup-button").click();
  await tab.locator("#action-take-back").click();
  await tab.getByText(say.takeBackHelp).waitFor();
  await tab.locator("#confirm-action").click();
  await untilTrue(async () => !(await isLive("season-bar")));
  expect(await isLive("season-terrace")).toBe(false);
  await tab.locator("#field-title:enabled").waitFor();
});

test("a set whose publishing is interrupted by a crash stays a draft and can be published again; what was public before still is", async () => {
  const saved = { key: "season-before", title: "Before", url: "/season-before", _status: "published" };
  await editor.makePage(saved);
  const keys = Array.from({ length: 20 }, (_, index) => `season-crash-${index}`);
  const documents: object[] = [];
  for (const key of keys) documents.push({ relationTo: "pages", value: await draft(key, key) });
  const set = { title: "Autumn 2027", documents, _status: "draft" };
  const { body } = await editor.call("POST", "/seasons?draft=true", set);
  const path = `/seasons/${Number(fieldsOf(body.doc).id)}`;
  const publish = async () => (await editor.call("PATCH", path, { _status: "published" })).status;
  let end: number | "interrupted" | undefined;
  const published = publish()
    .catch(() => "interrupted" as const)
    .then((how) => (end = how));
  // Five times in a row: all documents change in a single long transaction.
  let looks = 0;
  await untilTrue(async () => {
    looks = (await isWriting()) ? looks + 1 : 0;
    return looks === 5 || end !== undefined;
  });
  await desk.cms.crash();
  expect(await published).toBe("interrupted");

  expect(await isLive("season-before")).toBe(true);
  expect(await Promise.all(keys.map(isLive))).toEqual(keys.map(() => false));
  expect((await editor.call("GET", `${path}?draft=true&depth=0`)).body._status).toBe("draft");
  await openForm(tab, `${desk.cms.url}/admin/collections${path}?locale=en`);
  await tab.locator("#field-title:enabled").waitFor();
  expect(await publish()).toBe(200);
  expect(await Promise.all(keys.map(isLive))).toEqual(keys.map(() => true));
});
