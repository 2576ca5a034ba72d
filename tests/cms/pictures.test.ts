import type { Locator, Page } from "playwright-core";
import { EDITOR_DESK } from "../../languages/editor-desk";
import { fieldsOf } from "../../shared/record";
import { type Desk, openDesk, type Seat } from "../support/cms/desk";
import { openRow } from "../support/cms/open-row";
import { openForm } from "../support/cms/ready-form";
import { untilTrue } from "../support/until-true";

/** Pictures in a Turkish admin, and links and pictures in a text, on the built CMS without a site. */

/** As copied by Word: a heading with a bookmark, an empty line, a footnote, nested list items, a drawing. */
const FROM_WORD = `<html><body lang=DE><!--StartFragment-->
<h1><a name="_Toc1"></a><a name="_Toc2">Kahvaltı<o:p></o:p></a></h1>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>Her gün<a href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a>, <a href="file:///C:/Temp/menu.docx">menü</a><o:p></o:p></p>
<h4>Açık büfe<o:p></o:p></h4>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Meyveler<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Peynirler</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o</span>Tulum</p>
<p class=MsoNormal><img src="file:///C:/Temp/image001.png">Son</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>Önce</p>
<!--EndFragment--></body></html>`;

const ALT =
  "Low white houses under pines on flat ground, pale sand and clear, shallow water in front, mountains behind";

let desk: Desk;
let editor: Seat;
let admin: Seat["page"];

beforeAll(async () => {
  desk = await openDesk("cms-pictures");
  editor = await desk.signIn("editor", [], { locale: "tr" });
  admin = editor.page;
}, 900_000);

/** Searches a list for these words and opens the form of the result; returns its URL. */
async function open(collection: string, words: string, language: string): Promise<string> {
  await admin.goto(
    `${desk.cms.url}/admin/collections/${collection}?limit=10&locale=${language}&search=${words}`,
  );
  const href = (await admin.locator("td a").first().getAttribute("href")) ?? "";
  await openForm(admin, `${desk.cms.url}${href}?locale=${language}`);
  return href;
}

/** The first block of a page with its text, expanded. */
async function firstText(): Promise<Locator> {
  const block = admin.locator("#contents-row-0");
  await openRow(block);
  await block.locator(".rich-text__text[contenteditable=true]").waitFor();
  return block;
}

/** Alternative text in a language other than the one being edited. */
const altIn = (language: string) =>
  admin.locator(".other-alts label", { hasText: language }).locator("textarea");

/** A picture's saved alternative texts in all languages. */
async function savedAlts(href: string, draft: boolean): Promise<Record<string, unknown>> {
  const path = href.replace("/admin/collections", "");
  return fieldsOf((await editor.call("GET", `${path}?locale=all&depth=0&draft=${draft}`)).body.alt);
}

test("the focal point can be set on a phone, too", async () => {
  const { width = 0, height = 0 } = admin.viewportSize() ?? {};
  await open("media", "hotel-aerial", "tr");
  await admin.setViewportSize({ width: 390, height: 844 });
  await admin.locator(".file-field__edit").click();
  const point = admin.getByRole("spinbutton");
  await point.first().waitFor();
  expect(await point.count()).toBeGreaterThanOrEqual(2);
  await admin.setViewportSize({ width, height });
});

test("text pasted from Word is shown as on the site, and its pictures are refused with a message", async () => {
  await open("pages", "gdpr", "tr");
  const block = await firstText();
  const text = block.locator(".rich-text__text[contenteditable=true]");
  await text.click();
  await admin.keyboard.press("Control+A");
  await text.evaluate((target, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, FROM_WORD);
  await admin.getByText("Yapıştırılan metinle görseller alınmaz.").waitFor();
  const listWithin = text.locator("li:has(> ul)");
  expect(await listWithin.evaluate((row) => getComputedStyle(row).listStyleType)).toBe("none");
  // The form's message about the autosave isn't cut off.
  await admin.getByText("Yayınlanana geri döndür").waitFor();
  const cut = await admin
    .locator(".doc-controls__value")
    .evaluateAll((said) =>
      said.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
  expect(cut).toEqual([]);
  await block.getByRole("button", { name: "HTML" }).click();
  const html = await block.locator("textarea").first().inputValue();
  expect(html).toContain("<h2>Kahvaltı</h2><p>Her gün[1], menü</p><h3>Açık büfe</h3><ul>");
  expect(html).toContain("<ul><li>Meyveler</li><li>Peynirler<ul><li>Tulum</li></ul></li></ul>");
  expect(html).toContain("<ol><li>Önce</li></ol>");
  expect(html).not.toMatch(/img|Mso|·/);
});

test("alternative texts of all languages are edited side by side and saved together; what could not be read comes again", async () => {
  const reads = ["**/api/media/*?locale=all&*", "**/uses?*"];
  for (const url of reads) await admin.route(url, (route) => route.abort());
  const href = await open("media", "pinara-cape", "tr");
  await Promise.all(
    [".other-alts", ".document-list"].map((place) =>
      admin.locator(place).getByText(EDITOR_DESK.tr.notLoaded).waitFor(),
    ),
  );
  expect(await altIn("Almanca").isEditable()).toBe(false);
  for (const url of reads) await admin.unroute(url);
  await admin.locator(".document-list a").first().waitFor();
  await untilTrue(async () => (await altIn("Almanca").inputValue()) !== "");
  await altIn("Almanca").fill("Das Kap im Abendlicht");
  await altIn("Rusça").fill("");
  await admin.locator(".other-alts__missing", { hasText: "Rusça" }).getByText("eksik").waitFor();
  const before = await savedAlts(href, false);
  const saved = admin.waitForResponse((answer) => answer.request().method() === "PATCH");
  await admin.locator("#action-save").click();
  expect((await saved).status()).toBe(200);

  // The emptied text is only saved as a draft.
  expect(await savedAlts(href, false)).toEqual({ ...before, de: "Das Kap im Abendlicht" });
  expect((await savedAlts(href, true)).ru ?? "").toBe("");
});

test("the form shows the site's crops around the focal point", async () => {
  await open("media", "pinara-cape", "tr");
  const wide = admin.locator(".crops img").first();
  const point = () => wide.evaluate((crop) => getComputedStyle(crop).objectPosition);
  await wide.waitFor();
  await admin.getByRole("button", { name: "Görüntüyü Düzenle" }).click();
  await admin.locator(".edit-upload__input", { hasText: "X %" }).locator("input").fill("20");
  await admin.locator(".edit-upload__save").click();
  await untilTrue(async () => (await point()).startsWith("20%"));
  expect(await point()).toMatch(/^20%/);
});

describe("in a text", () => {
  let tab: Page;
  let field: Locator;

  beforeAll(async () => {
    ({ page: tab } = await desk.signIn("editor", ["en"]));
  });
  /** The page as saved, drafts included. */
  async function saved(): Promise<Record<string, unknown>> {
    const { body } = await editor.call("GET", "/pages?where[key][equals]=gdpr&locale=en&draft=true&depth=0");
    return fieldsOf(Array.isArray(body.docs) ? body.docs[0] : undefined);
  }

  beforeEach(async () => {
    const { id } = await saved();
    await openForm(tab, `${desk.cms.url}/admin/collections/pages/${String(id)}?locale=en`);
    field = tab.locator("#contents-row-0");
    await openRow(field);
    await field.locator(".rich-text__text").click();
  });

  /** Opens the chooser that inserts something into the text. */
  async function openChooser(name: string): Promise<Locator> {
    await field.getByRole("button", { name, exact: true }).click();
    return field.locator(".choice-finder");
  }

  test("a link can lead to a page beyond the first ones, by showing more or by searching", async () => {
    await tab.keyboard.press("Control+A");
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
    await untilTrue(async () =>
      (await field.locator("textarea").inputValue()).includes('<a href="page:sustainability">'),
    );
    // A text that is saved later would be shown by the next form, and close its chooser.
    await untilTrue(async () => JSON.stringify((await saved()).contents).includes("page:sustainability"));
  });

  test("a picture is chosen from thumbnails, found by its alternative text and inserted with it, and a list that failed comes again", async () => {
    await tab.route("**/api/media?**", (route) => route.abort());
    const chooser = await openChooser("Picture");
    await chooser.getByText(EDITOR_DESK.en.notLoaded).waitFor();
    await tab.unroute("**/api/media?**");
    await chooser.getByRole("radio").nth(19).waitFor();
    expect(await chooser.getByRole("radio").count()).toBe(20);
    const copy = chooser.locator("img").nth(3);
    const width = () =>
      copy.evaluate((shown) => (shown instanceof HTMLImageElement ? shown.naturalWidth : 0));
    await untilTrue(async () => (await width()) > 0);
    expect(await width()).toBeLessThanOrEqual(320);
    // Films and their captions aren't pictures.
    expect(await chooser.getByRole("radio", { name: /\.(?:mp4|vtt)\b/ }).count()).toBe(0);
    await chooser.getByRole("searchbox", { name: "Search by name or text" }).fill("white houses shallow");
    await untilTrue(async () => (await chooser.getByRole("radio").count()) === 1);
    await chooser.getByRole("radio", { name: `${ALT} (pinara-cape.jpg)` }).check();
    await field.getByRole("button", { name: "Insert" }).click();
    const picture = field.getByRole("img", { name: ALT });
    await picture.first().waitFor();
    expect(await picture.count()).toBe(1);
  });
});
