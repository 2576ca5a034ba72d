import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { Locator, Page, Request } from "playwright-core";
import { EDITOR_CHECKS } from "../../languages/editor-checks";
import { EDITOR_DESK } from "../../languages/editor-desk";
import { EDITOR_FIELDS } from "../../languages/editor-fields";
import { fillMessage } from "../../languages/fill-message";
import { fieldsOf, rowsOf } from "../../shared/record";
import { type Desk, openDesk, type Seat } from "../support/cms/desk";
import { openRow } from "../support/cms/open-row";
import { formReady, openForm } from "../support/cms/ready-form";
import { SEED } from "../support/cms/seed";
import { untilTrue } from "../support/until-true";

/** Two people editing one document in the built admin, and unsaved changes: nothing is lost. */

let desk: Desk;
let anna: Seat;
let berk: Seat;
/** Id of the page that was made last, and the number of all. */
let page: number;
let pages = 0;

beforeAll(async () => {
  desk = await openDesk("cms-together");
  anna = await desk.signIn("editor", ["de"]);
  berk = await desk.signIn("editor", ["tr"]);
  await anna.speak("de");
  await berk.speak("tr");
}, 900_000);

// What a failed test left must not make the next ones fail.
afterEach(async () => {
  for (const { page } of [anna, berk]) {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.context().setOffline(false);
  }
});

/** Makes a page and opens its form. */
async function openPage({ page: tab }: Seat): Promise<Page> {
  pages += 1;
  const contents = [{ kind: "SECTION", title: "One" }];
  const data = { key: `together-${pages}`, title: "Page", breadcrumb: "Page", contents };
  page = await anna.makePage({ ...data, _status: "published" });
  await openForm(tab, form());
  return tab;
}

/** The URL of a form: of a collection's document or a global. */
const form = (path = `pages/${page}`) =>
  `${desk.cms.url}/admin/${path.startsWith("globals") ? "" : "collections/"}${path}?locale=en`;

/** The newest draft, or the published version. */
async function saved(kind: "draft" | "live" = "draft", path = `pages/${page}`) {
  return (await anna.call("GET", `/${path}?locale=en&draft=${kind === "draft"}&depth=0`)).body;
}

/** Saves a draft without a form. */
async function change({ call }: Seat, values: object, path = `pages/${page}`): Promise<void> {
  const method = path.startsWith("globals") ? "POST" : "PATCH";
  const { status } = await call(method, `/${path}?locale=en&draft=true`, { ...values, _status: "draft" });
  expect(status).toBe(200);
}

const NEWS = "/api/who-is-here";

/** Keeps others' saves from reaching the forms that a tab opens, until its routes end. */
const deafen = (tab: Page) => tab.route(`**${NEWS}`, (route) => route.abort());

/** The same for an open form; the answer under way has arrived by its next question. */
async function deafenOpen(tab: Page): Promise<void> {
  const failed = tab.waitForEvent("requestfailed", (request) => request.url().includes(NEWS));
  await deafen(tab);
  await failed;
}

/** Types, and resolves with the status of the autosave that follows. */
async function type(tab: Page, field: string, text: string): Promise<number> {
  const answer = tab.waitForResponse((response) => response.url().includes("autosave=true"));
  await tab.fill(field, text);
  return (await answer).status();
}

const AUTOSAVES = "**/api/pages/**autosave=true**";
const PUBLISHES = "**/api/pages/**publishSpecificLocale**";

/** Holds back a form's saves; returns a function that lets them continue or fail, and when the first one came. */
async function hold(
  tab: Page,
  saves: string | RegExp,
  end: "continue" | "abort" = "continue",
): Promise<{ go: () => void; came: Promise<void> }> {
  let go = () => {};
  let come = () => {};
  const held = new Promise<void>((done) => (go = done));
  const came = new Promise<void>((done) => (come = done));
  await tab.route(saves, async (route) => {
    come();
    await held;
    await route[end]();
  });
  return { go, came };
}

/** Ends the routes of a tab. `unroute` would take requests away from handlers that still answer them. */
const unrouted = (tab: Page) => tab.unrouteAll({ behavior: "wait" });

/** Types, and resolves when the form sends the autosave. */
async function typeAndSend(tab: Page, field: string, text: string): Promise<void> {
  const asked = tab.waitForRequest(AUTOSAVES);
  await tab.fill(field, text);
  await asked;
}

/** Leaves the form through a link, without a page load. */
async function leave(tab: Page): Promise<void> {
  await tab.locator(".step-nav a").first().click();
  await tab.waitForURL(/\/admin$|\/admin\?/);
  await tab.locator(".dashboard").waitFor();
}

/** Presses the button of a form that doesn't save itself, and resolves with the response's status. */
const saveDraft = async (tab: Page, path: string): Promise<number> => {
  const answer = tab.waitForResponse(
    (response) => response.request().method() !== "GET" && response.url().includes(`/api/${path}?`),
  );
  await tab.locator("#action-save-draft:enabled").click();
  return (await answer).status();
};

const publish = async (tab: Page) => {
  const answer = tab.waitForResponse((response) => response.url().includes("publishSpecificLocale"));
  await tab.locator("#action-save:enabled").click();
  expect((await answer).status()).toBe(200);
};

test("two people publish different fields of a page that both have open, and see each other and each other's changes", async () => {
  await openPage(anna);
  await openForm(berk.page, form());
  await anna.page
    .getByText(fillMessage(EDITOR_DESK.de.saving.alsoHere, { people: berk.email }), { exact: true })
    .waitFor();

  expect(await type(anna.page, "#field-breadcrumb", "Annas")).toBe(200);
  await publish(anna.page);
  await untilTrue(async () => (await berk.page.inputValue("#field-breadcrumb")) === "Annas");
  expect(await type(berk.page, "#field-title", "Berks")).toBe(200);
  await publish(berk.page);
  expect(await saved("live")).toMatchObject({ title: "Berks", breadcrumb: "Annas" });
  await untilTrue(async () => (await anna.page.inputValue("#field-title")) === "Berks");
  expect(await anna.page.inputValue("#field-breadcrumb")).toBe("Annas");
});

test("an editor who changes what a colleague has just changed sees both values and chooses, and goes on meanwhile", async () => {
  // From before the form opens: its first question may be answered late, with what a colleague has saved by then.
  await deafen(berk.page);
  const tab = await openPage(berk);
  await change(anna, { title: "Annas", breadcrumb: "Annas" });
  expect(await type(tab, "#field-title", "Berks")).toBe(409);
  const { changed } = EDITOR_CHECKS.tr.meanwhile;
  const both = (theirs: string, mine: string) => fillMessage(changed, { who: anna.email, theirs, mine });
  const reason = both("Annas", "Berks");
  const conflict = (message: string) => tab.locator(".save-state li", { hasText: message });
  await conflict(reason).waitFor();
  await tab.locator(".field-type.text", { hasText: reason }).first().waitFor();
  expect((await saved()).title).toBe("Annas");

  expect(await type(tab, "#field-breadcrumb", "Berks other")).toBe(409);
  const { keepMine, takeTheirs } = EDITOR_DESK.tr.saving;
  await conflict(both("Annas", "Berks other")).waitFor();
  await conflict(reason).getByRole("button", { name: keepMine, exact: true }).click();
  await change(anna, { breadcrumb: "Annas new" });
  expect(await type(tab, "#field-breadcrumb", "Berks new")).toBe(409);
  const other = conflict(both("Annas new", "Berks new"));
  await other.waitFor();
  await conflict(reason).locator("button[aria-pressed=true]", { hasText: keepMine }).waitFor();
  await other.getByRole("button", { name: takeTheirs, exact: true }).click();
  await untilTrue(async () => (await saved()).title === "Berks");
  await tab.locator('.save-state [role="alert"]').waitFor({ state: "detached" });
  await unrouted(tab);
  expect(await saved()).toMatchObject({ title: "Berks", breadcrumb: "Annas new" });
  expect(await tab.inputValue("#field-breadcrumb")).toBe("Annas new");
});

test.each([
  ["globals/hotel", "legalName", "hotelName"],
  ["media/1", "subject", "alt"],
])(
  "a colleague's saves in %s reach the open form, and those that come with its own do not conflict with each other",
  async (path, theirs, mine) => {
    const { page: tab } = berk;
    await openForm(tab, form(path));
    await change(anna, { [theirs]: "Theirs" }, path);
    await untilTrue(async () => (await tab.inputValue(`#field-${theirs}`)) === "Theirs");
    await deafen(tab);
    for (const time of ["First", "Second"]) {
      await change(anna, { [theirs]: `Their ${time}` }, path);
      await tab.fill(`#field-${mine}`, `My ${time}`);
      expect(await saveDraft(tab, path)).toBe(200);
    }
    await unrouted(tab);
    expect(await saved("draft", path)).toMatchObject({ [theirs]: "Their Second", [mine]: "My Second" });
  },
);

test("a draft of the hotel's facts does not overwrite what a colleague changed meanwhile", async () => {
  const { page: tab } = berk;
  await deafen(tab);
  await openForm(tab, form("globals/hotel"));
  await change(anna, { legalName: "Anna Ltd" }, "globals/hotel");
  // Payload asks with the first change whether the document was saved meanwhile.
  const asked = tab.waitForResponse((response) => response.url().includes("/admin/globals/hotel"));
  await tab.fill("#field-legalName", "Berk Ltd");
  await asked;
  expect(await saveDraft(tab, "globals/hotel")).toBe(409);
  const { meanwhile } = EDITOR_CHECKS.tr;
  const reason = fillMessage(meanwhile.changed, { who: anna.email, theirs: "Anna Ltd", mine: "Berk Ltd" });
  await tab.locator(".save-state").getByText(reason, { exact: true }).waitFor();
  await unrouted(tab);
  const legalName = async () => (await saved("draft", "globals/hotel")).legalName;
  expect(await legalName()).toBe("Anna Ltd");
  // A choice made without a network counts once it is back.
  await tab.context().setOffline(true);
  await tab.getByRole("button", { name: EDITOR_DESK.tr.saving.keepMine, exact: true }).click();
  const alert = tab.getByText(EDITOR_DESK.tr.saving.away, { exact: true });
  await alert.waitFor();
  await tab.context().setOffline(false);
  await untilTrue(async () => (await legalName()) === "Berk Ltd");
  await alert.waitFor({ state: "detached" });
});

test("menus that are saved twice without a network are saved once it is back, with all that was typed", async () => {
  const { page: tab } = anna;
  await openForm(tab, form("globals/menus"));
  const row = tab.locator("#header-row-0");
  await openRow(row);
  const text = row.locator("#field-header__0__text");
  const isSave = (request: Request) =>
    request.method() === "POST" && request.url().includes("/api/globals/menus?");
  const menuText = async () => rowsOf((await saved("draft", "globals/menus")).header)[0]?.text;
  const tries: string[] = [];
  tab.on("request", (request) => isSave(request) && tries.push(request.url()));
  await tab.context().setOffline(true);
  for (const typed of ["First", "Second"]) {
    await text.fill(typed);
    const failed = tab.waitForEvent("requestfailed", isSave);
    await tab.locator("#action-save-draft:enabled").click();
    await failed;
  }
  await text.fill("Third");
  const stays = tab.locator(".save-state").getByText(EDITOR_DESK.de.saving.away, { exact: true });
  await stays.waitFor();
  const { go } = await hold(tab, "**/api/globals/menus?**");
  const sent = tab.waitForRequest(isSave);
  await tab.context().setOffline(false);
  await sent;
  // Nobody pressed a button now: a form disabled during the save would drop what is being typed.
  expect(await text.isEnabled()).toBe(true);
  await text.fill("Fourth");
  go();
  await stays.waitFor({ state: "detached" });
  await unrouted(tab);
  expect(tries).toHaveLength(3);
  expect(await menuText()).toBe("Third");
  expect(await saveDraft(tab, "globals/menus")).toBe(200);
  expect(await menuText()).toBe("Fourth");
});

test("rows of the menus that two people add, move, change and remove at once are kept, or decided on", async () => {
  const { page: tab } = anna;
  const read = async (kind: "draft" | "live" = "draft") =>
    rowsOf((await saved(kind, "globals/menus")).header);
  const changeRows = async (changed: (rows: Record<string, unknown>[]) => Record<string, unknown>[]) =>
    change(berk, { header: changed(await read()) }, "globals/menus");
  const write = async (index: number, text: string) => {
    await openRow(tab.locator(`#header-row-${index}`));
    await tab.fill(`#field-header__${index}__text`, text);
  };
  const before = await read();
  const [second, third, ...others] = before.slice(1).map(({ text }) => text);
  await deafen(tab);
  await openForm(tab, form("globals/menus"));
  await changeRows((rows) => rows.toSpliced(1, 0, { ...rows[0], id: undefined, text: "Berks" }));
  await tab.locator("#header-row-2 .array-actions__button").click();
  await tab.locator(".array-actions__move-up:visible").click();
  expect(await saveDraft(tab, "globals/menus")).toBe(200);
  await formReady(tab);
  await write(0, "Annas");
  expect(await saveDraft(tab, "globals/menus")).toBe(200);
  await unrouted(tab);
  const texts = ["Annas", "Berks", third, second, ...others];
  expect((await read()).map(({ text }) => text)).toEqual(texts);
  await tab.locator(`#header-row-${before.length}`).waitFor();
  expect(await tab.locator("#field-header [id^=header-row-]").count()).toBe(texts.length);

  await deafenOpen(tab);
  await changeRows((rows) => rows.toSpliced(1, 1));
  await write(1, "Annas second");
  expect(await saveDraft(tab, "globals/menus")).toBe(409);
  await tab.getByRole("button", { name: EDITOR_DESK.de.saving.keepMine, exact: true }).click();
  await tab.locator('.save-state [role="alert"]').waitFor({ state: "detached" });
  await unrouted(tab);
  await formReady(tab);
  await publish(tab);
  const { kind, target } = fieldsOf(before[0]);
  expect((await read("live"))[1]).toMatchObject({ kind, target, text: "Annas second" });
});

test("text typed in several fields during a save is kept", async () => {
  const tab = await openPage(anna);
  const { go } = await hold(tab, AUTOSAVES);
  await typeAndSend(tab, "#field-title", "First");
  await tab.fill("#field-breadcrumb", "Second");
  await tab.fill("#field-title", "Third");
  go();
  await untilTrue(async () => (await saved()).title === "Third");
  await unrouted(tab);
  expect(await saved()).toMatchObject({ title: "Third", breadcrumb: "Second" });
  expect(await tab.inputValue("#field-breadcrumb")).toBe("Second");
});

test("a save refused after its form was left is announced on every page until someone decides", async () => {
  const tab = await openPage(anna);
  const { go } = await hold(tab, AUTOSAVES);
  await typeAndSend(tab, "#field-breadcrumb", "Annas");
  await leave(tab);
  await change(berk, { breadcrumb: "Berks" });
  go();
  const { meanwhile } = EDITOR_CHECKS.de;
  const reason = fillMessage(meanwhile.changed, { who: berk.email, theirs: "Berks", mine: "Annas" });
  const { saving } = EDITOR_DESK.de;
  const notice = tab.locator(".refused-saves");
  await notice.getByText(reason, { exact: true }).waitFor();
  await unrouted(tab);
  await tab.reload();
  await notice
    .getByText(fillMessage(saving.refusedLater, { title: "Page", language: "Englisch" }), { exact: true })
    .waitFor();

  await notice.getByRole("link", { name: saving.openToDecide }).click();
  await formReady(tab);
  await tab.locator(".save-state").getByText(reason, { exact: true }).waitFor();
  await tab.getByRole("button", { name: saving.bringBack, exact: true }).click();
  await tab.getByRole("button", { name: saving.keepMine, exact: true }).click();
  await untilTrue(async () => (await saved()).breadcrumb === "Annas");
  await tab.locator('.save-state [role="alert"]').waitFor({ state: "detached" });
  await leave(tab);
  expect(await notice.count()).toBe(0);
});

test("a colleague's save that reaches the form late does not undo the editor's own", async () => {
  const tab = await openPage(berk);
  let go = () => {};
  const held = new Promise<void>((done) => (go = done));
  const isRead = (url: URL) => url.pathname === `/api/pages/${page}` && url.search.includes("draft=true");
  await tab.route(isRead, async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  const read = tab.waitForRequest((request) => request.method() === "GET" && isRead(new URL(request.url())));
  await change(anna, { breadcrumb: "Annas" });
  await read;
  expect(await type(tab, "#field-title", "Berks")).toBe(200);
  await formReady(tab);
  const late = tab.waitForResponse((response) => isRead(new URL(response.url())));
  go();
  await late;
  await unrouted(tab);
  await untilTrue(async () => (await tab.inputValue("#field-breadcrumb")) === "Annas");
  expect(await type(tab, "#field-title", "Berks again")).toBe(200);
  expect(await saved()).toMatchObject({ title: "Berks again", breadcrumb: "Annas" });
});

test("text typed offline is saved once online, and leaving the form before that asks for confirmation", async () => {
  const tab = await openPage(anna);
  await tab.context().setOffline(true);
  await tab.fill("#field-title", "Offline");
  const alert = tab.getByText(EDITOR_DESK.de.saving.away, { exact: true });
  await alert.waitFor();
  await tab.locator(".step-nav a").first().click();
  await tab.locator("#confirm-cancel").click();
  expect((await saved()).title).toBe("Page");
  await tab.context().setOffline(false);
  await alert.waitFor({ state: "detached" });
  expect((await saved()).title).toBe("Offline");
});

test("a row with a date opens for the first time offline, and what is typed in it is saved", async () => {
  const tab = await openPage(anna);
  await tab.locator("#field-loadAhead .date-time-picker").waitFor({ state: "attached" });
  await tab.context().setOffline(true);
  await openRow(tab.locator("#contents-row-0"));
  // Fields out of view aren't rendered yet.
  await tab.locator("#field-contents__0__film__captions").scrollIntoViewIfNeeded();
  await tab.locator("#field-contents__0__film__uploaded input").click();
  await tab.locator(".react-datepicker__day--015").first().click();
  await tab.fill("#field-contents__0__title", "Filmed");
  await tab.context().setOffline(false);
  await untilTrue(async () => JSON.stringify(await saved()).includes("Filmed"));
  const film = { uploaded: expect.stringMatching(/-15T12:00:00/) };
  expect((await saved()).contents).toMatchObject([{ title: "Filmed", film }]);
});

test("text that could not be saved can be recovered after the browser was closed", async () => {
  const tab = await openPage(anna);
  await tab.route("**/api/pages/**", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await tab.fill("#field-title", "Kept");
  await tab.getByText(EDITOR_DESK.de.saving.away, { exact: true }).waitFor();
  tab.once("dialog", (dialog) => void dialog.accept());
  await change(berk, { breadcrumb: "First" });
  await tab.reload();
  await unrouted(tab);
  // The second does not arrive before the text is brought back, and does not conflict with the first.
  await deafenOpen(tab);
  await change(berk, { breadcrumb: "Second" });
  const answer = tab.waitForResponse((response) => response.url().includes("autosave=true"));
  await tab.getByRole("button", { name: EDITOR_DESK.de.saving.bringBack, exact: true }).click();
  expect((await answer).status()).toBe(200);
  await unrouted(tab);
  expect(await saved()).toMatchObject({ title: "Kept", breadcrumb: "Second" });
  expect(await tab.inputValue("#field-title")).toBe("Kept");
});

test("a save that failed after its form was left can be recovered after a reload", async () => {
  const tab = await openPage(anna);
  const { go } = await hold(tab, AUTOSAVES, "abort");
  await typeAndSend(tab, "#field-title", "Away");
  await leave(tab);
  go();
  // Without a frame to draw, the default would never look.
  await tab.waitForFunction(
    () => Object.keys(localStorage).some((name) => name.startsWith("unsaved ")),
    undefined,
    { polling: 100 },
  );
  await tab.reload();
  await unrouted(tab);
  await openForm(tab, form());
  await tab.getByRole("button", { name: EDITOR_DESK.de.saving.bringBack, exact: true }).click();
  await untilTrue(async () => (await saved()).title === "Away");
  expect(await tab.inputValue("#field-title")).toBe("Away");
});

/** Types into a page and publishes it without reaching the CMS; resolves with the notice. */
async function publishUnreached(tab: Page, title: string): Promise<Locator> {
  await tab.route(PUBLISHES, (route) => route.abort());
  await type(tab, "#field-title", title);
  await tab.locator("#action-save:enabled").click();
  const alert = tab.locator(".save-state", { hasText: EDITOR_DESK.de.saving.away });
  await alert.waitFor();
  return alert;
}

test("a publish while the CMS is unreachable succeeds once it is back, and keeps what is typed meanwhile", async () => {
  const tab = await openPage(anna);
  const alert = await publishUnreached(tab, "At last");
  const { go, came } = await hold(tab, PUBLISHES);
  await came;
  await tab.locator('[data-sonner-toast][data-type="loading"]').waitFor();
  expect(await tab.locator("#field-title").isEnabled()).toBe(true);
  await tab.fill("#field-title", "Later");
  await tab.locator(".step-nav a").first().click();
  await tab.getByText(EDITOR_DESK.de.saving.waits, { exact: true }).waitFor();
  go();
  await alert.waitFor({ state: "detached" });
  await tab.locator(".dashboard").waitFor();
  await unrouted(tab);
  expect((await saved("live")).title).toBe("At last");
  await untilTrue(async () => (await saved()).title === "Later");
});

test("a publish refused once the CMS is back is not sent again, and its reason stays", async () => {
  const tab = await openPage(anna);
  const alert = await publishUnreached(tab, "Refused");
  const reason = "Not like this";
  let tries = 0;
  await tab.route(PUBLISHES, (route) => {
    tries++;
    const errors = [{ path: "title", message: reason }];
    return route.fulfill({ status: 400, json: { errors: [{ message: reason, data: { errors } }] } });
  });
  const atField = tab.locator(".field-type.text", { hasText: reason }).first();
  await atField.waitFor();
  await alert.waitFor({ state: "detached" });
  for (const typed of ["One", "Two"]) expect(await type(tab, "#field-breadcrumb", typed)).toBe(200);
  await formReady(tab);
  await atField.waitFor();
  await unrouted(tab);
  expect(tries).toBe(1);
});

test("publishing waits for a draft that is being saved", async () => {
  const tab = await openPage(anna);
  // As under load: the draft and then the publish are slow.
  const { go } = await hold(tab, /\/api\/pages\/\d+\?.*(?:autosave=true|publishSpecificLocale)/);
  await tab.fill("#field-title", "Pressed");
  await tab.getByRole("button", { name: EDITOR_DESK.de.saving.publishNext, exact: true }).click();
  await tab.getByRole("status").filter({ hasText: EDITOR_DESK.de.saving.publishNext }).waitFor();
  go();
  await untilTrue(async () => (await saved("live")).title === "Pressed");
  await unrouted(tab);
  expect(await tab.inputValue("#field-title")).toBe("Pressed");
});

test("switching the language during a publish waits for it", async () => {
  const tab = await openPage(anna);
  await type(tab, "#field-title", "Published first");
  const { go } = await hold(tab, PUBLISHES);
  const asked = tab.waitForRequest(PUBLISHES);
  await tab.locator("#action-save:enabled").click();
  await asked;
  await tab.locator('.language-status a[href*="locale=tr"]').click();
  await tab.getByText(EDITOR_DESK.de.saving.waits, { exact: true }).waitFor();
  expect(tab.url()).toContain("locale=en");
  go();
  await tab.waitForURL("**locale=tr**");
  await unrouted(tab);
  expect((await saved("live")).title).toBe("Published first");
});

test("text typed after the session has expired is saved once the editor has signed in again", async () => {
  const tab = await openPage(anna);
  const cookies = await tab.context().cookies();
  await tab.context().clearCookies({ name: "payload-token" });
  await tab.fill("#field-title", "Signed in again");
  const alert = tab.locator(".save-state", { hasText: EDITOR_DESK.de.saving.session });
  await alert.waitFor();
  expect((await saved()).title).toBe("Page");
  await tab.context().addCookies(cookies);
  await alert.waitFor({ state: "detached" });
  expect((await saved()).title).toBe("Signed in again");
});

test("the publish button says what goes live besides the language's texts", async () => {
  const tab = await openPage(anna);
  await type(tab, "#field-title", "Words alone");
  const note = tab.locator(".publish-button__note");
  expect(await note.count()).toBe(0);
  await change(anna, { contents: [] });
  const fields = EDITOR_FIELDS.de.pages.contents.label;
  await note.getByText(fillMessage(EDITOR_DESK.de.saving.alsoLive, { fields }), { exact: true }).waitFor();
  expect(await tab.locator("#contents-row-0").count()).toBe(0);
});

test("a restore is refused while the CMS is running", async () => {
  const restore = promisify(execFile)(
    process.execPath,
    [resolve("cms/commands/start.mjs"), "restore", SEED],
    {
      env: { ...process.env, CMS_DATA_DIR: resolve(".test-sites/cms-together") },
    },
  );
  await expect(restore).rejects.toThrow(/A CMS is running on .*: end it first/);
});
