import type { Locator, Page } from "playwright-core";
import { type Desk, openDesk } from "../support/cms/desk";
import { openRow } from "../support/cms/open-row";
import { openForm } from "../support/cms/ready-form";
import { untilTrue } from "../support/until-true";

/** What a text's link leads to and which picture it shows, chosen from more than fit a list; the built CMS, by itself. */

const ALT =
  "Low white houses under pines on flat ground, pale sand and clear, shallow water in front, mountains behind";

let desk: Desk;
let admin: Page;
let field: Locator;

beforeAll(async () => {
  desk = await openDesk("cms-choosers");
  ({ page: admin } = await desk.signIn("editor"));
}, 900_000);

beforeEach(async () => {
  await admin.goto(`${desk.cms.url}/admin/collections/pages?limit=50&locale=en&search=gdpr`);
  const href = await admin.locator("td a").first().getAttribute("href");
  await openForm(admin, `${desk.cms.url}${href ?? ""}?locale=en`);
  field = admin.locator("#contents-row-0");
  await openRow(field);
  await field.locator(".rich-text__text").waitFor();
});

afterAll(() => desk?.close());

/** Opens the form that puts something into the text. */
async function openChooser(name: string): Promise<Locator> {
  await field.getByRole("button", { name, exact: true }).click();
  return field.locator(".choice-finder");
}

test("a link leads to a page that is not among the first, by more of them or by what is typed", async () => {
  await field.locator(".rich-text__text").click();
  await admin.keyboard.press("Control+A");
  const chooser = await openChooser("Link");
  const last = chooser.getByRole("radio", { name: "(sustainability)" });
  await chooser.getByRole("radio", { name: "(about-us)" }).waitFor();
  expect(await last.count()).toBe(0);

  await chooser.getByRole("button", { name: "Show more" }).click();
  await last.waitFor();

  await chooser.getByRole("searchbox", { name: "Search by name or text" }).fill("SUSTAINÁB");
  await untilTrue(async () => (await chooser.getByRole("radio").count()) === 1);
  await last.check();
  await field.getByRole("button", { name: "Insert" }).click();
  await field.getByRole("button", { name: "HTML" }).click();
  expect(await field.locator("textarea").inputValue()).toContain('<a href="page:sustainability">');
});

test("a picture is found by its alternative text, and shown with it", async () => {
  await field.locator(".rich-text__text").click();
  const chooser = await openChooser("Picture");
  await chooser.getByRole("radio").nth(19).waitFor();
  expect(await chooser.getByRole("radio").count()).toBe(20);
  // Films and their captions are none.
  expect(await chooser.getByRole("radio", { name: /\.(?:mp4|vtt)\b/ }).count()).toBe(0);
  await chooser.getByRole("searchbox", { name: "Search by name or text" }).fill("white houses shallow");
  await untilTrue(async () => (await chooser.getByRole("radio").count()) === 1);
  await chooser.getByRole("radio", { name: `${ALT} (pinara-cape.jpg)` }).check();
  await field.getByRole("button", { name: "Insert" }).click();
  const picture = field.getByRole("img", { name: ALT });
  await picture.first().waitFor();
  expect(await picture.count()).toBe(1);
});
