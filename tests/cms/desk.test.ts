import type { Page } from "playwright-core";
import { EDITOR_DESK } from "../../languages/editor-desk";
import { EDITOR_FIELDS } from "../../languages/editor-fields";
import { EDITOR_WORDS } from "../../languages/editor-words";
import { fillMessage } from "../../languages/fill-message";
import { fieldsOf } from "../../shared/record";
import { violations, WCAG } from "../support/axe";
import { type Desk, openDesk, type Seat } from "../support/cms/desk";
import { openForm } from "../support/cms/ready-form";
import { untilTrue } from "../support/until-true";

/** Texts and controls around the forms of the built admin, visible and for screen readers, in German. */

const { addresses, controls, planning } = EDITOR_DESK.de;
const HOTEL_TIME_ZONE = "Europe/Istanbul";

let desk: Desk;
const seats: Record<string, Seat> = {};

beforeAll(async () => {
  desk = await openDesk("cms-desk", { HOTEL_TIME_ZONE });
  const elsewhere = { timezoneId: "America/New_York", viewport: { width: 1440, height: 900 } };
  seats.owner = await desk.signIn("owner");
  seats.editor = await desk.signIn("editor", [], elsewhere);
  seats.translator = await desk.signIn("translator", ["tr", "de"]);
  for (const seat of Object.values(seats)) await seat.speak("de");
}, 900_000);

const seat = (role: string): Seat => {
  const { [role]: found } = seats;
  if (found === undefined) throw new Error(`Nobody is signed in as ${role}.`);
  return found;
};
const admin = (path: string) => `${desk.cms.url}/admin/${path}?locale=de`;

/** Audits until nothing is found, for at most two minutes: controls get their names one frame after they appear. */
async function lastingViolations(tab: Page): Promise<string[]> {
  const end = Date.now() + 120_000;
  for (;;) {
    const found = await violations(tab, WCAG);
    if (found.length === 0 || Date.now() > end) return found;
  }
}

test.each([
  ["owner", "", ".desk__section"],
  ["owner", "account", "form .field-type"],
  ["owner", "globals/hotel", ".upload-relationship-details__remove"],
  ["owner", "globals/redirects", "form .array-field"],
  ["editor", "collections/pages", ".cell-title"],
  ["editor", "collections/pages/4", ".array-actions__button"],
  ["editor", "collections/rooms/1", "form .tabs-field"],
  ["editor", "collections/media/3", ".file-details__remove"],
  ["editor", "collections/media", ".cell-filename"],
  ["translator", "translations", "h1"],
  ["translator", "collections/pages/4", ".translation-bar"],
])("as %s: axe finds no violations at /%s", async (role, path, shown) => {
  const { page: tab } = seat(role);
  await tab.goto(admin(path));
  await tab.locator(shown).first().waitFor();
  expect(await lastingViolations(tab)).toEqual([]);
  const objects = '[aria-label*="[object"], [title*="[object"]';
  expect(await tab.locator(objects).count()).toBe(0);
});

test("a drag handle moves its row and says so, and the title is not cut off", async () => {
  const { page: tab } = seat("editor");
  await openForm(tab, admin("collections/pages/6"));
  await tab.getByText(controls.dragging.help).first().waitFor({ state: "attached" });
  await tab.getByText("To pick up a draggable item").first().waitFor({ state: "detached" });
  // Descenders aren't cut off.
  const title = tab.locator(".doc-header__title").first();
  const cut = await title.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(cut).toBeLessThanOrEqual(0);
  // What is in one language has its code after its label.
  expect(await tab.locator("label[for=field-title] .localized").innerText()).toBe("— de");

  const { label } = EDITOR_WORDS.de.contents.INTRO;
  const header = (row: number) =>
    tab.locator(`#contents-row-${row} .array-field__row-header`, { hasText: label });
  await header(0).waitFor();
  await tab.locator("#contents-row-0 .collapsible__drag").first().focus();
  await tab.keyboard.press("Space");
  // The library says so at once of the row's own place.
  await tab.getByText(controls.dragging.moved, { exact: true }).waitFor({ state: "attached" });
  await tab.keyboard.press("ArrowDown");
  await tab.locator('#contents-row-1[style*="translate3d(0px, -"]').waitFor();
  await tab.keyboard.press("Space");
  await tab.getByText(controls.dragging.dropped, { exact: true }).waitFor({ state: "attached" });
  await header(1).waitFor();
});

test("the login page shows the hotel's name", async () => {
  const { body } = await seat("editor").call("GET", "/globals/hotel?depth=0");
  const visitor = await desk.browser.newPage();
  await visitor.goto(`${desk.cms.url}/admin/login`);
  expect(await visitor.getByRole("heading", { level: 1 }).innerText()).toBe(body.hotelName);
  await visitor.close();
});

test("changing an address notes that the old one redirects, and a page links to where it is used", async () => {
  const { page: tab, call } = seat("editor");
  await openForm(tab, admin("collections/pages/4"));
  const used = tab.locator(".document-list a").first();
  await used.waitFor();
  expect(await used.getAttribute("href")).toMatch(/\/admin\/(collections|globals)\/\w+.*locale=de/);
  const { url } = (await call("GET", "/pages/4?locale=de&depth=0")).body;
  const note = tab.getByText(fillMessage(addresses.changed, { address: String(url) }));
  expect(await note.count()).toBe(0);
  await tab.fill("#field-url", `${String(url)}-neu`);
  await note.waitFor();
  expect(await note.isVisible()).toBe(true);
});

test("a version comparison does not show the search text", async () => {
  const { page: tab, call } = seat("editor");
  for (const title of ["Erster Titel", "Zweiter Titel"])
    await call("PATCH", "/pages/5?locale=de&draft=true", { title, _status: "draft" });
  const { docs } = (
    await call("GET", "/pages/versions?where[parent][equals]=5&sort=-updatedAt&limit=1&depth=0")
  ).body;
  const { id } = fieldsOf(Array.isArray(docs) ? docs[0] : undefined);
  await tab.goto(admin(`collections/pages/5/versions/${String(id)}`));
  await tab.locator(".view-version").getByText("Zweiter").first().waitFor({ state: "attached" });
  const { pagesSearch } = EDITOR_FIELDS.de.common;
  expect(await tab.getByText(pagesSearch.label).count()).toBe(0);
});

test("a plan's time picker opens at the hotel's hour, and a time in the past cannot be planned", async () => {
  const { page: tab, call } = seat("editor");
  await call("PATCH", "/pages/6?locale=de&draft=true", { title: "Geplant", _status: "draft" });
  await openForm(tab, admin("collections/pages/6"));
  await tab.locator("#action-save-popup button").click();
  await tab.locator("#schedule-publish").click();
  const time = tab.locator(".schedule-publish .react-datepicker__input-container input");
  await time.click();
  const list = tab.locator(".schedule-publish .react-datepicker__time-list");
  await list.waitFor();
  const hour = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    hourCycle: "h23",
    timeZone: HOTEL_TIME_ZONE,
  }).format();
  const first = () =>
    list.evaluate((times) =>
      [...times.children]
        .find((row) => row.getBoundingClientRect().bottom > times.getBoundingClientRect().top + 1)
        ?.textContent?.trim(),
    );
  await untilTrue(async () => (await first())?.startsWith(hour) === true);

  await tab.locator(".schedule-publish .react-datepicker__day--today").click();
  // A day alone means its midnight.
  expect(await time.inputValue()).toMatch(/ 12:00 vorm\.$/);
  // The calendar covers the button.
  await tab.locator("#scheduled-publish-save").press("Enter");
  await tab.getByText(planning.past).waitFor();
  const { totalDocs } = (await call("GET", "/payload-jobs?limit=1&depth=0")).body;
  expect(totalDocs).toBe(0);
});
