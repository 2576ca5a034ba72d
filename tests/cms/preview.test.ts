import {
  found,
  openBeside,
  openPreviewDesk,
  pageId,
  type PreviewDesk,
  typeTitle,
} from "../support/preview-desk";
import type { Seat } from "../support/cms-desk";
import { untilTrue } from "../support/until-true";

/** A draft beside its form, from the pause in typing on; the real CMS, the preview that is really built. */

/** The three dots above a form. */
const MENU = ".doc-controls__popup button";

let office: PreviewDesk;
let editor: Seat;

beforeAll(async () => {
  office = await openPreviewDesk();
  editor = await office.signIn("editor", ["tr"]);
}, 900_000);

afterEach(() => editor.page.goto("about:blank"));

afterAll(() => office?.close());

const live = async (path: string) =>
  (
    await fetch(`${office.cms.url}/api/v1/pages/url-lang?property-id=1&url=${path}&lang=${path.slice(1, 3)}`)
  ).text();

test("what is typed is in the frame beside the form after a pause, marked as a preview, and not published", async () => {
  const frame = await openBeside(office, editor, "gallery", "de");
  await frame.getByText("Vorschau der Entwürfe").waitFor();
  // The first change finds nothing warm.
  await typeTitle(editor.page, frame, "Erster Versuch");
  const id = await pageId(editor, "gallery");
  const versions = async () =>
    (await found(editor, `/pages/versions?where[parent][equals]=${id}&depth=0`)).totalDocs;
  const before = await versions();

  let saves = 0;
  let loads = 0;
  editor.page.on("request", (request) => (saves += Number(request.method() === "PATCH")));
  editor.page.on("framenavigated", () => (loads += 1));
  const titles = ["Bilder vom Haus", "Bilder vom Strand", "Bilder vom Abend"];
  for (const title of titles) await typeTitle(editor.page, frame, title);

  // A second save would build the preview beside what is looked at.
  expect(saves).toBe(titles.length);
  expect(loads).toBe(titles.length);
  expect(await versions()).toBe(before);
  expect(await live("/de/galerie")).not.toContain("Bilder vom");
});

test("the frame has the width of a phone and of a desktop", async () => {
  const frame = await openBeside(office, editor, "gallery", "de");
  for (const [label, width] of [
    ["📱 390 × 844", 390],
    ["🖥 1440 × 900", 1440],
  ] as const) {
    await editor.page.locator(".live-preview-toolbar-controls__breakpoint").click();
    await editor.page.getByText(label).last().click();
    await untilTrue(async () => (await frame.locator("html").evaluate(() => window.innerWidth)) === width);
  }
});

test("a translator's typing is a draft of the own language, and nothing in another one", async () => {
  const translator = await office.signIn("translator", ["tr"]);
  const frame = await openBeside(office, translator, "gallery", "tr");
  await frame.getByText("Taslakların önizlemesi").waitFor();
  await typeTitle(translator.page, frame, "Taslak galeri");
  expect(await live("/tr/galeri")).not.toContain("Taslak galeri");
  // Whoever may not delete or send anything has no menu.
  expect(await translator.page.locator(MENU).count()).toBe(0);

  const id = await pageId(translator, "gallery");
  const elsewhere = `/pages/${id}?locale=de&draft=true&autosave=true`;
  expect((await translator.call("PATCH", elsewhere, { title: "Fremde Sprache" })).status).toBe(403);
});

test("a link that an editor copies opens the draft for a week without a login, and no other door", async () => {
  await editor.page
    .context()
    .grantPermissions(["clipboard-read", "clipboard-write"], { origin: office.cms.url });
  await openBeside(office, editor, "gallery", "de");
  await editor.page.locator(MENU).click();
  await editor.page.locator("#share-preview").click();
  const link = await editor.page.getByRole("textbox", { name: "Link to this draft" }).inputValue();
  expect(await editor.page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const director = await office.browser.newContext();
  const page = await director.newPage();
  const opened = await page.goto(link);
  expect(page.url()).toBe(`${office.preview}/de/galerie`);
  expect(opened?.headers()["x-robots-tag"]).toContain("noindex");
  expect(await page.title()).toContain("Bilder vom Abend");
  const { cookies } = await director.storageState();
  const days =
    ((cookies.find(({ name }) => name === "preview_pass")?.expires ?? 0) * 1_000 - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThanOrEqual(7);
  expect(days).toBeLessThanOrEqual(8);
  expect((await director.request.get(`${office.preview}/hooks/status`)).status()).toBe(401);
  expect((await director.request.get(`${office.cms.url}/api/pages`)).status()).toBe(403);
  await director.close();
});

test("a new page is asked for its title first, is found by it, and is in the preview at once", async () => {
  const { page: admin } = editor;
  const before = await found(editor, "/pages?limit=0&depth=0&draft=true");
  await admin.goto(`${office.cms.url}/admin/collections/pages/create?locale=tr`);
  expect((await found(editor, "/pages?limit=0&depth=0&draft=true")).totalDocs).toBe(before.totalDocs);
  await admin.fill("#field-title", "Yaz Fırsatı");
  await admin.getByRole("button", { name: "Create the draft" }).click();
  await admin.waitForURL(/\/pages\/\d+/);
  expect(await admin.locator("#field-url").inputValue()).toBe("/tr/yaz-firsati");
  const frame = await openBeside(office, editor, "yaz-firsati", "tr");
  await untilTrue(async () => (await frame.locator("title").textContent())?.includes("Yaz Fırsatı") === true);
});
