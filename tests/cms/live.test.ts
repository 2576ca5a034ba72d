import type { Response } from "playwright-core";
import { hydrated } from "../support/browser";
import type { Seat } from "../support/cms/desk";
import {
  found,
  type Office,
  OFFICE_TIME_ZONE,
  openBeside,
  openOffice,
  pageId,
  previewIsThere,
  typeTitle,
} from "../support/cms/office";
import { openRow } from "../support/cms/open-row";
import { formReady, openForm } from "../support/cms/ready-form";
import { untilTrue } from "../support/until-true";

/**
 * The way of a change from an editor's click to a visitor's open tab, and of a draft to the preview beside its form,
 * with the real CMS and the real `npm start`. One story: each test continues where the previous one ended.
 */

const MINUTE = 60_000;

let office: Office;
let editor: Seat;

beforeAll(async () => {
  office = await openOffice();
  editor = await office.signIn("editor");
}, 900_000);

/** Opens the form of one of the embedded hotel's pages, by the key of its file, in a language. */
async function open(key: string, language: string): Promise<void> {
  const id = await pageId(editor, key);
  await openForm(editor.page, `${office.cms.url}/admin/collections/pages/${id}?locale=${language}`);
}

/** The CMS's response to an autosave, which is marked in the URL, or to a save that an editor triggered. */
function answerTo(kind: "pause" | "press", text: string): Promise<Response> {
  return editor.page.waitForResponse((answer) => {
    const request = answer.request();
    const isPause = request.url().includes("autosave=true");
    return (
      request.method() === "PATCH" &&
      isPause === (kind === "pause") &&
      request.postData()?.includes(text) === true
    );
  });
}

/** A pause in typing saves a draft. */
async function saveDraft(title: string): Promise<void> {
  const saved = answerTo("pause", title);
  await editor.page.fill("#field-title", title);
  expect((await saved).status()).toBe(200);
}

async function publish(title: string): Promise<void> {
  const published = answerTo("press", title);
  await editor.page.fill("#field-title", title);
  await editor.page.locator("#action-save").click();
  expect((await published).status()).toBe(200);
}

const html = async (path: string) => (await fetch(office.site + path)).text();
/** A page's main part, as script names differ between build folders. */
const mainOf = (page: string) => /<main[^>]*>.*<\/main>/s.exec(page)?.[0] ?? page;
const isLive = (path: string, text: string) => untilTrue(async () => (await html(path)).includes(text));
/** The format of the admin's date field: Nov 22, 2026 11:30 PM. */
function inTheHotel(time: number): string {
  const format = {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h12",
    timeZone: OFFICE_TIME_ZONE,
  } as const;
  const { day, month, year, hour, minute, dayPeriod } = Object.fromEntries(
    new Intl.DateTimeFormat("en-US", format).formatToParts(time).map(({ type, value }) => [type, value]),
  );
  return `${month} ${day}, ${year} ${hour}:${minute} ${dayPeriod}`;
}

let planned: number | undefined;

test("a change is scheduled for a coming minute in the hotel's time zone, and is not live before", async () => {
  const { page } = editor;
  await open("contact", "de");
  await saveDraft("Geplanter Titel");
  await page.locator("#action-save-popup button").click();
  await page.locator("#schedule-publish").click();
  // The label is clickable once the drawer has stopped moving; the radio button itself is invisible.
  await page.locator(".schedule-publish__type").getByText("Publish", { exact: true }).click();
  expect(await page.getByRole("radio", { name: "Publish", exact: true }).isChecked()).toBe(true);
  planned = (Math.floor(Date.now() / MINUTE) + 2) * MINUTE;
  await page.locator(".schedule-publish .date-time-picker input").fill(inTheHotel(planned));
  await page.keyboard.press("Enter");
  await page.locator("#scheduled-publish-save").click();
  await page.getByText("Scheduled successfully.").waitFor();
  expect(await html("/de/kontakt")).not.toContain("Geplanter Titel");
});

test("a Turkish title published by an editor goes live, and reaches an open tab through clicks only", async () => {
  const visitor = await office.browser.newPage();
  await visitor.goto(`${office.site}/tr`);
  await hydrated(visitor);
  await open("gallery", "tr");
  await publish("Otelden kareler");
  await isLive("/tr/galeri", "Otelden kareler");
  // A tab that becomes visible checks for a newer release: the next click shows it.
  await visitor.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const home = await visitor.title();
  const click = async (path: string) => {
    await visitor.locator(`a[href="${path}"]`).first().click();
    await visitor.waitForURL(`**${path}`);
    // The title follows the address.
    await untilTrue(async () => ((await visitor.title()) === home) === (path === "/tr"));
  };
  await click("/tr/galeri");
  while (!(await visitor.title()).includes("Otelden kareler")) {
    await click("/tr");
    await click("/tr/galeri");
  }
  expect(await visitor.title()).toContain("Otelden kareler");
  await visitor.close();
});

test("a draft appears in the preview behind the login, but not on the site", async () => {
  await previewIsThere(office);
  await open("gallery", "de");
  await saveDraft("Nur ein Entwurf");

  const opened = editor.page.context().waitForEvent("page");
  await editor.page.locator("#preview-button").click();
  const preview = await opened;
  await preview.waitForURL("**/de/galerie");
  const shown = async () => (await preview.request.get(preview.url())).text();
  await untilTrue(async () => (await shown()).includes("Nur ein Entwurf"));
  const other = await preview.request.get(new URL("/tr/galeri", preview.url()).href);
  expect(mainOf(await other.text())).toBe(mainOf(await html("/tr/galeri")));
  expect(await (await fetch(preview.url())).text()).not.toContain("Nur ein Entwurf");
  expect(await html("/de/galerie")).not.toContain("Nur ein Entwurf");
  await preview.close();
  // Its first build comes after the site's, and from nothing.
}, 1_800_000);

test("the frame beside the form scrolls to the block being edited", async () => {
  const frame = await openBeside(office, editor, "about-us", "de");
  await frame.locator("html[data-framed]").waitFor();
  const isInView = (title: string) =>
    frame.getByRole("heading", { name: title, exact: true }).evaluate((heading) => {
      const { top } = heading.getBoundingClientRect();
      return top >= 0 && top < window.innerHeight;
    });
  for (const [row, title] of [
    [7, "Auch bei grauem Meer geöffnet"],
    [0, "Nach einer Stadt im Fels benannt"],
  ] as const) {
    expect(await isInView(title)).toBe(false);
    await openRow(editor.page.locator(`#contents-row-${row}`));
    await editor.page.locator(`#field-contents__${row}__title`).focus();
    await untilTrue(() => isInView(title));
  }
});

test("typed text appears in the frame beside the form after a pause", async () => {
  const frame = await openBeside(office, editor, "gallery", "de");
  const ribbon = frame.getByText("Vorschau der Entwürfe");
  await ribbon.waitFor({ state: "attached" });
  expect(await ribbon.isVisible()).toBe(false);
  // The first change starts with cold caches.
  await typeTitle(editor.page, frame, "Erster Versuch");
  const id = await pageId(editor, "gallery");
  const versions = async () =>
    (await found(editor, `/pages/versions?where[parent][equals]=${id}&depth=0`)).totalDocs;
  const before = await versions();

  let saves = 0;
  let loads = 0;
  editor.page.on("request", (request) => (saves += Number(request.method() === "PATCH")));
  editor.page.on("framenavigated", () => (loads += 1));
  const titles = ["Bilder vom Haus", "Bilder vom Abend"];
  for (const title of titles) await typeTitle(editor.page, frame, title);
  // A second save would rebuild the preview while the editor looks at it.
  expect([saves, loads]).toEqual([titles.length, titles.length]);
  expect(await versions()).toBe(before);
});

test("a link copied by an editor opens the draft for a week without a login, and nothing beyond the preview", async () => {
  const { page } = editor;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: office.cms.url });
  await page.locator(".doc-controls__popup button").click();
  await page.locator("#share-preview").click();
  const link = await page.getByRole("textbox", { name: "Link to this draft" }).inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const director = await office.browser.newContext();
  const seen = await director.newPage();
  const opened = await seen.goto(link);
  expect(seen.url()).toBe(`${office.preview}/de/galerie`);
  expect(opened?.headers()["x-robots-tag"]).toContain("noindex");
  expect(await seen.title()).toContain("Bilder vom Abend");
  const { cookies } = await director.storageState();
  const days =
    ((cookies.find(({ name }) => name === "preview_pass")?.expires ?? 0) * 1_000 - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThanOrEqual(7);
  expect(days).toBeLessThanOrEqual(8);
  expect((await director.request.get(`${office.preview}/hooks/status`)).status()).toBe(401);
  expect((await director.request.get(`${office.cms.url}/api/pages`)).status()).toBe(403);
  await director.close();
});

test("a new page appears in the preview at once, for a translator, too", async () => {
  const { page } = editor;
  await page.goto(`${office.cms.url}/admin/collections/pages/create?locale=tr`);
  await page.fill("#field-title", "Yaz Fırsatı");
  await page.getByRole("button", { name: "Create the draft" }).click();
  await page.waitForURL(/\/pages\/\d+/);
  await formReady(page);
  const translator = await office.signIn("translator", ["tr"]);
  const frame = await openBeside(office, translator, "yaz-firsati", "tr");
  await typeTitle(translator.page, frame, "Yaz Teklifi");
  expect(await frame.locator("title").textContent()).toContain("Yaz Teklifi");
  await translator.page.close();
});

test("the scheduled change goes live at its minute", async () => {
  if (planned === undefined) throw new Error("Nothing was planned: the test that plans failed.");
  await isLive("/de/kontakt", "Geplanter Titel");
  expect(Date.now()).toBeGreaterThanOrEqual(planned);
});
