import { array, number, object } from "yup";
import {
  openBeside as openForm,
  openPreviewDesk,
  type PreviewDesk,
  type PreviewSeat,
  typeTitle,
} from "../support/preview-desk";
import { untilTrue } from "../support/until-true";

/** A draft beside its form, from the pause in typing on; the real CMS, the preview that is really built. */

/** The three dots above a form. */
const MENU = ".doc-controls__popup button";

let office: PreviewDesk;

beforeAll(async () => {
  office = await openPreviewDesk();
}, 900_000);

afterAll(() => office?.close());

const foundSchema = object({
  docs: array(object({ id: number().required() }).required()).required(),
  totalDocs: number().required(),
});

async function found({ call }: PreviewSeat, path: string) {
  return foundSchema.validateSync((await call("GET", path)).body);
}

async function idOf(desk: PreviewSeat, key: string): Promise<number> {
  const { docs } = await found(desk, `/pages?where[key][equals]=${key}&depth=0&draft=true`);
  return docs[0]?.id ?? 0;
}

async function openBeside(desk: PreviewSeat, key: string, locale: string) {
  const id = await idOf(desk, key);
  return openForm(desk.admin, `${office.cms.url}/admin/collections/pages/${id}?locale=${locale}`);
}

const live = async (path: string) =>
  (
    await fetch(`${office.cms.url}/api/v1/pages/url-lang?property-id=1&url=${path}&lang=${path.slice(1, 3)}`)
  ).text();

test("what is typed is in the frame beside the form after a pause, marked as a preview, and not published", async () => {
  const desk = await office.signIn("editor");
  const frame = await openBeside(desk, "gallery", "de");
  await frame.getByText("Vorschau der Entwürfe").waitFor();
  // The first change finds nothing warm.
  await typeTitle(desk.admin, frame, "Erster Versuch");
  const id = await idOf(desk, "gallery");
  const versions = async () =>
    (await found(desk, `/pages/versions?where[parent][equals]=${id}&depth=0`)).totalDocs;
  const before = await versions();

  let saves = 0;
  let loads = 0;
  desk.admin.on("request", (request) => (saves += Number(request.method() === "PATCH")));
  desk.admin.on("framenavigated", () => (loads += 1));
  const titles = ["Bilder vom Haus", "Bilder vom Strand", "Bilder vom Abend"];
  for (const title of titles) await typeTitle(desk.admin, frame, title);

  // A second save would build the preview beside what is looked at.
  expect(saves).toBe(titles.length);
  expect(loads).toBe(titles.length);
  expect(await versions()).toBe(before);
  expect(await live("/de/galerie")).not.toContain("Bilder vom");
  await desk.admin.context().close();
});

test("the frame has the width of a phone and of a desktop", async () => {
  const desk = await office.signIn("editor");
  const frame = await openBeside(desk, "gallery", "de");
  for (const [label, width] of [
    ["📱 390 × 844", 390],
    ["🖥 1440 × 900", 1440],
  ] as const) {
    await desk.admin.locator(".live-preview-toolbar-controls__breakpoint").click();
    await desk.admin.getByText(label).last().click();
    await untilTrue(async () => (await frame.locator("html").evaluate(() => window.innerWidth)) === width);
  }
  await desk.admin.context().close();
});

test("a translator's typing is a draft of the own language, and nothing in another one", async () => {
  const desk = await office.signIn("translator");
  const frame = await openBeside(desk, "gallery", "tr");
  await frame.getByText("Taslakların önizlemesi").waitFor();
  await typeTitle(desk.admin, frame, "Taslak galeri");
  expect(await live("/tr/galeri")).not.toContain("Taslak galeri");
  // Whoever may not delete or send anything has no menu.
  expect(await desk.admin.locator(MENU).count()).toBe(0);

  const id = await idOf(desk, "gallery");
  const elsewhere = `/pages/${id}?locale=de&draft=true&autosave=true`;
  expect((await desk.call("PATCH", elsewhere, { title: "Fremde Sprache" })).status).toBe(403);
  await desk.admin.context().close();
});

test("a link that an editor copies opens the draft for a week without a login, and no other door", async () => {
  const desk = await office.signIn("editor");
  await openBeside(desk, "gallery", "de");
  await desk.admin.locator(MENU).click();
  await desk.admin.locator("#share-preview").click();
  const link = await desk.admin.getByRole("textbox", { name: "Link to this draft" }).inputValue();
  expect(await desk.admin.evaluate(() => navigator.clipboard.readText())).toBe(link);

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
  await desk.admin.context().close();
});

test("a new page is asked for its title first, is found by it, and is in the preview at once", async () => {
  const desk = await office.signIn("editor");
  const { admin } = desk;
  const before = await found(desk, "/pages?limit=0&depth=0&draft=true");
  await admin.goto(`${office.cms.url}/admin/collections/pages/create?locale=tr`);
  expect((await found(desk, "/pages?limit=0&depth=0&draft=true")).totalDocs).toBe(before.totalDocs);
  await admin.fill("#field-title", "Yaz Fırsatı");
  await admin.getByRole("button", { name: "Create the draft" }).click();
  await admin.waitForURL(/\/pages\/\d+/);
  expect(await admin.locator("#field-url").inputValue()).toBe("/tr/yaz-firsati");
  const frame = await openBeside(desk, "yaz-firsati", "tr");
  await untilTrue(async () => (await frame.locator("title").textContent())?.includes("Yaz Fırsatı") === true);
  await admin.context().close();
});
