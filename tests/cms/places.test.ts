import { EDITOR_DESK } from "../../languages/editor-desk";
import { fieldsOf, rowsOf } from "../../shared/record";
import { type Desk, openDesk, type Seat } from "../support/cms/desk";
import { openRow } from "../support/cms/open-row";
import { formReady, openForm } from "../support/cms/ready-form";
import { untilTrue } from "../support/until-true";

/** An editor's daily tasks in the built admin: each leads to the right place; also named rows and new pages. */

const { tasks, prices, pictures } = EDITOR_DESK.de;

let desk: Desk;
let editor: Seat;

beforeAll(async () => {
  desk = await openDesk("cms-places");
  editor = await desk.signIn("editor");
  await editor.speak("de");
}, 900_000);

async function openTask(name: string | RegExp): Promise<void> {
  await editor.page.goto(`${desk.cms.url}/admin`);
  await editor.page.getByRole("link", { name }).first().click();
  await formReady(editor.page);
}

/** The newest draft of a document, in all languages. */
async function draft(path: string): Promise<Record<string, unknown>> {
  return (await editor.call("GET", `/${path}?locale=all&draft=true&depth=0`)).body;
}

test("the task for a new offer adds a slide to the offers", async () => {
  const { page: tab } = editor;
  await tab.goto(`${desk.cms.url}/admin`);
  const task = tab.getByRole("link", { name: /^Neues Angebot/ }).first();
  const { pathname } = new URL((await task.getAttribute("href")) ?? "", desk.cms.url);
  const path = pathname.replace("/admin/collections/", "");
  const slider = rowsOf((await draft(path)).sliders).findIndex(({ kind }) => kind === "OFFERS");
  const slides = async () => rowsOf(rowsOf((await draft(path)).sliders)[slider]?.slides);
  const before = (await slides()).length;
  await task.click();
  await formReady(tab);
  await tab.locator(`#sliders-${slider}-slides-row-${before}`).waitFor({ state: "attached" });
  await untilTrue(async () => (await slides()).length > before);
  expect((await slides()).length).toBe(before + 1);
});

test("a price is changed in its room's grid by month and party, and copied for another party", async () => {
  const { page: tab } = editor;
  await editor.page.goto(`${desk.cms.url}/admin`);
  await tab.getByText(tasks.price, { exact: true }).click();
  await tab.locator("details[open] a").first().click();
  await formReady(tab);
  const path = new URL(tab.url()).pathname.replace("/admin/collections/", "");
  const parties = async () => rowsOf((await draft(path)).prices);
  const [first, ...others] = await parties();
  const [month] = rowsOf(first?.months);
  const grid = tab.locator("#prices-row-0 .months-grid");
  await grid.getByLabel(prices.year).selectOption(String(month?.month).slice(0, 4));
  const name = new Intl.DateTimeFormat("de", { month: "short", year: "numeric" }).format(
    new Date(`${String(month?.month)}-15`),
  );
  const cell = grid.getByRole("textbox", { name });
  expect(await cell.inputValue()).toBe(String(month?.amount));
  await cell.fill("77,5");
  await untilTrue(async () => rowsOf((await parties())[0]?.months)[0]?.amount === 77.5);
  await tab
    .locator("#prices-row-0")
    .getByText(/^Für 2\sErwachsene.* · .*77,50\s€/)
    .waitFor();

  await cell.fill("");
  const count = rowsOf(first?.months).length;
  await untilTrue(async () => rowsOf((await parties())[0]?.months).length === count - 1);
  await cell.fill("90");
  await untilTrue(async () => rowsOf((await parties())[0]?.months).length === count);
  expect(rowsOf((await parties())[0]?.months)[0]).toMatchObject({ month: month?.month, amount: 90 });

  await grid.getByRole("button", { name: prices.copyParty }).click();
  await untilTrue(async () => (await parties()).length === others.length + 2);
  const [one, copied] = await parties();
  const costs = (party: unknown) => rowsOf(fieldsOf(party).months).map(({ amount }) => amount);
  expect(costs(copied)).toEqual(costs(one));
});

test("phones and social networks are rows labelled by name, and a network can be chosen", async () => {
  const { page: tab } = editor;
  await openTask(tasks.contacts);
  await tab
    .locator("#drawerPhones-row-0")
    .getByText(/^Türkisch · /)
    .waitFor();
  const row = tab.locator("#social-row-0");
  await row.getByText(/^Instagram · https/).waitFor();
  await openRow(row);
  await row.locator("#field-social__0__network .rs__control").click();
  await row.locator(".rs__option", { hasText: "YouTube" }).click();
  await row.getByText(/^YouTube · https/).waitFor();
  expect(await row.locator("#field-social__0__network .rs__single-value").innerText()).toBe("YouTube");
});

test("several pictures become several slides in one step", async () => {
  const { page: tab } = editor;
  const path = `pages/${await editor.makePage({ key: "many-pictures", title: "Bilder" }, "de")}`;
  await openForm(tab, `${desk.cms.url}/admin/collections/${path}?locale=de`);
  await tab.locator("#field-heroSlides").getByRole("button", { name: pictures.addSeveral }).click();
  const drawer = tab.locator(".list-drawer");
  const ticks = drawer.locator(".cell-_select input");
  for (const index of [0, 1, 2]) await ticks.nth(index).check();
  await drawer
    .getByRole("button", { name: /^\S+ 3$/ })
    .first()
    .click();
  await untilTrue(async () => rowsOf((await draft(path)).heroSlides).length === 3);
  const files = rowsOf((await draft(path)).heroSlides).map(({ file }) => file);
  expect(new Set(files).size).toBe(3);
});

test("opening the form for a new page saves nothing; keys and additions are shown only to owners, and kept when an editor saves", async () => {
  const { page: owner } = await desk.signIn("owner");
  const pages = async () => (await editor.call("GET", "/pages?limit=1&depth=0&draft=true")).body.totalDocs;
  const before = await pages();
  await owner.goto(`${desk.cms.url}/admin/collections/pages/create?locale=en`);
  await owner.getByRole("radio", { name: "Questions and answers" }).check();
  await owner.fill("#field-title", "House rules");
  expect(await pages()).toBe(before);
  await owner.getByRole("button", { name: "Create the draft" }).click();
  await owner.waitForURL(/\/\d+\?locale=/);
  await formReady(owner);
  const form = owner.url();
  expect(await owner.locator("#field-key").inputValue()).toBe("house-rules");

  const { page: tab } = editor;
  await openForm(tab, form);
  expect(await tab.locator("#field-key").count()).toBe(0);
  const saved = tab.waitForResponse((answer) => answer.url().includes("autosave=true"));
  await tab.fill("#field-title", "Rules of the house");
  expect((await saved).status()).toBe(200);

  await openForm(owner, form);
  expect(await owner.locator("#field-key").inputValue()).toBe("house-rules");
  expect(await owner.locator("#field-contents .array-field__row-header").allInnerTexts()).toEqual([
    "Introduction",
    "Question 1",
    "Question 2",
    "Question 3",
  ]);
});

test("a translator who opens the form for a new page is redirected to the list", async () => {
  const { page: admin } = await desk.signIn("translator", ["tr"]);
  await admin.goto(`${desk.cms.url}/admin/collections/pages/create?locale=tr`);
  await admin.waitForURL(/\/collections\/pages(\?|$)/);
  expect(new URL(admin.url()).pathname).toBe("/admin/collections/pages");
});
