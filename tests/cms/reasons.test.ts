import type { Page, Request } from "playwright-core";
import { EDITOR_CHECKS } from "../../languages/editor-checks";
import { EDITOR_DESK } from "../../languages/editor-desk";
import { fillMessage } from "../../languages/fill-message";
import { type Desk, openDesk, type Seat } from "../support/cms/desk";
import { openRow } from "../support/cms/open-row";
import { formReady, openForm } from "../support/cms/ready-form";
import { startStubWebhook } from "../support/cms/stub-webhook";

/** Reasons why the built admin refuses something (docs/editors.md): at the field, and in the reader's language. */

const DRAFT = "not-public-yet";
const PASTED = '<p class="MsoNormal"><span lang="DE">Text</span></p>';
const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
/** Requests when an editor presses the button, but not autosaves. */
const SAVES = /\/api\/(?:pages\/\d+|media|globals\/(?:hotel|menus))(?!.*autosave)(?:\?|$)/;

let desk: Desk;
let editor: Seat;
/** A draft of a page with three mistakes that aren't reported while it is a draft. */
let faulty: number;

beforeAll(async () => {
  // It refuses every webhook.
  const site = await startStubWebhook();
  desk = await openDesk("cms-reasons", { SITE_URL: site.url });
  editor = await desk.signIn("editor");
  await editor.speak("tr");
  const draft = await editor.makePage({ key: DRAFT, title: "Not public yet" });
  faulty = await editor.makePage({
    key: "faulty",
    title: "Faulty",
    url: "/gallery",
    contents: [
      { kind: "SECTION", link: { target: { relationTo: "pages", value: draft } } },
      { kind: "SECTION", name: "2", content: PASTED },
    ],
  });
}, 900_000);

const admin = (path: string) => `${desk.cms.url}/admin/${path}`;
const says = EDITOR_CHECKS.tr;
const REASONS = [
  fillMessage(says.address.taken, { value: "/gallery", key: "gallery" }),
  fillMessage(says.link.draft, { key: DRAFT }),
  fillMessage(says.html.unknown, { tags: "<p class>, <span>" }),
];

/** Opens a form and its rows, presses its button, and returns the response's status once rows count their errors. */
async function tryToPublish(page: Page, url: string): Promise<number> {
  await openForm(page, url);
  // If opened later, rows would be collapsed again by a response to the form that is still in flight.
  for (const row of [0, 1]) await openRow(page.locator(`#contents-row-${row}`));
  const status = await press(page);
  await page.locator("#contents-row-1 .error-pill").first().waitFor();
  return status;
}

/** Whether a request changes something: the picture field also reads by POST. */
function changes(request: Request): boolean {
  return request.method() !== "GET" && request.headers()["x-payload-http-method-override"] !== "GET";
}

/** Presses the form's button once it is enabled, and returns the status of the save. */
async function press(page: Page): Promise<number> {
  await formReady(page);
  const answer = page.waitForResponse(
    (response) => changes(response.request()) && SAVES.test(response.url()),
  );
  await page.locator("#action-save:enabled").click();
  return (await answer).status();
}

test("the header shows that the site accepted nothing, and, once opened, why and what to do", async () => {
  const { failing, reasons, stays } = EDITOR_DESK.tr.publishing;
  const { page } = editor;
  await page.goto(admin(""));
  const summary = page.locator(".publish-status summary", { hasText: failing });
  await summary.click();
  await page.getByText(fillMessage(reasons.failing, { status: 500 }), { exact: true }).waitFor();
  await page.getByText(stays, { exact: true }).waitFor();
  expect(await summary.count()).toBe(1);
});

test("each reason against publishing a page stays at its field until the field changes", async () => {
  const { page } = editor;
  expect(await tryToPublish(page, admin(`collections/pages/${faulty}?locale=en`))).toBe(400);
  for (const reason of REASONS) await page.getByText(reason, { exact: true }).waitFor();

  // A form queries the server after each change and autosaves after a pause: neither removes a reason.
  const saved = page.waitForResponse((response) => response.url().includes("autosave=true"));
  await page.fill("#field-title", "Faulty still");
  expect((await saved).status()).toBe(200);
  await formReady(page);
  for (const reason of REASONS) await page.getByText(reason, { exact: true }).waitFor();

  const [taken = "", ...others] = REASONS;
  await page.fill("#field-url", "/not-taken");
  await page.getByText(taken, { exact: true }).waitFor({ state: "detached" });
  for (const reason of others) await page.getByText(reason, { exact: true }).waitFor();

  // On another press, the server decides.
  expect(await press(page)).toBe(400);
  for (const reason of others) await page.getByText(reason, { exact: true }).waitFor();
  expect(await page.getByText(taken, { exact: true }).count()).toBe(0);
});

test("a picture is uploaded as a file, not from a URL, and the reason for refusing one with a script is shown there", async () => {
  const { page } = editor;
  await openForm(page, admin("collections/media/create?locale=en"));
  await page.getByRole("button", { name: "Dosya seç" }).waitFor();
  expect(await page.getByRole("button", { name: "URL yapıştır" }).count()).toBe(0);
  const file = { name: "script.svg", mimeType: "image/svg+xml", buffer: Buffer.from(SCRIPT) };
  await page.setInputFiles(".file-field input[type=file]", file);
  await page.locator(".file-field__filename").waitFor();
  expect(await press(page)).toBe(400);
  const why = fillMessage(says.svg.refused, { what: "<script>" });
  const reason = page.locator(".file-field .field-error", { hasText: why });
  await reason.waitFor();
  await page.locator("#action-save:enabled").waitFor();
  expect(await reason.count()).toBe(1);
});

test("a reason is shown in full on a phone, too", async () => {
  await editor.speak("de");
  const { page } = editor;
  await page.setViewportSize({ width: 390, height: 844 });
  await tryToPublish(page, admin(`collections/pages/${faulty}?locale=en`));
  const reason = page.getByText(fillMessage(EDITOR_CHECKS.de.link.draft, { key: DRAFT }), { exact: true });
  await reason.waitFor();
  expect(await reason.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect((await reason.boundingBox())?.width).toBeLessThan(390);
});
