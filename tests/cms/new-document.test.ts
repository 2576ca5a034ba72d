import type { Page } from "playwright-core";
import { type Desk, openDesk } from "../support/cms/desk";
import { formReady, openForm } from "../support/cms/ready-form";

/** How a page or a room begins; the built CMS, by itself. */

let desk: Desk;
const admins = new Map<string, Page>();

beforeAll(async () => {
  desk = await openDesk("cms-new");
  for (const role of ["owner", "editor", "translator"])
    admins.set(role, (await desk.signIn(role, ["tr"])).page);
}, 900_000);

afterAll(() => desk?.close());

function of(role: string): Page {
  const admin = admins.get(role);
  if (admin === undefined) throw new Error(`Nobody signed in as ${role}.`);
  return admin;
}

/** Makes a draft of one kind, in a language; its form is open then. */
async function begin(admin: Page, collection: string, language: string, kind: string, title: string) {
  await admin.goto(`${desk.cms.url}/admin/collections/${collection}/create?locale=${language}`);
  await admin.getByRole("radio", { name: kind }).check();
  await admin.fill("#field-title", title);
  await admin.getByRole("button", { name: "Create the draft" }).click();
  await admin.waitForURL(/\/\d+\?locale=/);
  await formReady(admin);
}

/** Says what the rows of the blocks are called. */
const blocksOf = (admin: Page) => admin.locator("#field-contents .array-field__row-header").allInnerTexts();

test("opening the form of a new page saves nothing", async () => {
  const admin = of("editor");
  const listed = async () => {
    await admin.goto(`${desk.cms.url}/admin/collections/pages?limit=100&locale=en`);
    await admin.locator("tbody tr").first().waitFor();
    return admin.locator("tbody tr").count();
  };
  const before = await listed();
  await admin.goto(`${desk.cms.url}/admin/collections/pages/create?locale=en`);
  await admin.locator("#field-title").waitFor();
  expect(await listed()).toBe(before);
});

test("a restaurant stands below the dining page of its language, with its blocks", async () => {
  const admin = of("editor");
  await begin(admin, "pages", "tr", "Restaurant or bar", "Çınaraltı Meyhanesi");
  expect(await admin.locator("#field-url").inputValue()).toBe("/tr/gastronomi/cinaralti-meyhanesi");
  expect(await blocksOf(admin)).toEqual(["Introduction", "Section", "Facts list"]);
});

test("a second page of the same name has an address of its own", async () => {
  const admin = of("editor");
  for (const address of ["/de/sommer", "/de/sommer-2"]) {
    await begin(admin, "pages", "de", "Questions and answers", "Sommer");
    expect(await admin.locator("#field-url").inputValue()).toBe(address);
  }
  expect(await blocksOf(admin)).toEqual(["Introduction", "Question 1", "Question 2", "Question 3"]);
});

test("a room begins with its category", async () => {
  const admin = of("editor");
  await begin(admin, "rooms", "en", "Suite", "Cape suite");
  expect(await admin.locator("#field-slug").inputValue()).toBe("cape-suite");
  expect(await admin.locator("#field-category").innerText()).toContain("Suite");
});

test("keys and additions are shown to owners, and kept when an editor saves", async () => {
  const owner = of("owner");
  await begin(owner, "pages", "en", "Questions and answers", "House rules");
  const form = owner.url();
  expect(await owner.locator("#field-key").inputValue()).toBe("house-rules");

  const editor = of("editor");
  await openForm(editor, form);
  expect(await editor.locator("#field-key").count()).toBe(0);
  const saved = editor.waitForResponse((answer) => answer.url().includes("autosave=true"));
  await editor.fill("#field-title", "Rules of the house");
  expect((await saved).status()).toBe(200);

  await openForm(owner, form);
  expect(await owner.locator("#field-key").inputValue()).toBe("house-rules");
  expect(await blocksOf(owner)).toEqual(["Introduction", "Question 1", "Question 2", "Question 3"]);
});

test("a translator is led back to the list", async () => {
  const admin = of("translator");
  await admin.goto(`${desk.cms.url}/admin/collections/pages/create?locale=tr`);
  await admin.waitForURL(/\/collections\/pages(\?|$)/);
  expect(new URL(admin.url()).pathname).toBe("/admin/collections/pages");
});
