import sharp from "sharp";
import type { Page } from "playwright-core";
import { EDITOR_CHECKS } from "../../languages/editor-checks";
import { EDITOR_DESK } from "../../languages/editor-desk";
import { EDITOR_FIELDS } from "../../languages/editor-fields";
import { EDITOR_DOORS } from "../../languages/editor-doors";
import { fillMessage } from "../../languages/fill-message";
import { ADMIN_LOCALES } from "../../shared/admin-locales";
import { fieldsOf } from "../../shared/record";
import { type Desk, openDesk, type Seat } from "../support/cms-desk";
import { openRow } from "../support/open-row";
import { type Reaction, startStubWebhook, type StubWebhook } from "../support/stub-webhook";
import { untilTrue } from "../support/until-true";

/** Why the built admin does not take something, as docs/editors.md lists it: at its field, and in the language of who reads it. */

const DRAFT = "not-public-yet";
const PASTED = '<p class="MsoNormal"><span lang="DE">Text</span></p>';
const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const GUESSED = "password1234";

let desk: Desk;
/** The site, which takes nothing. */
let site: StubWebhook;
let editor: Seat;
/** A draft of a page in which three things are wrong that nothing says while it is a draft. */
let faulty: number;
/** 9000 × 8000 pixels. */
let poster: Buffer;

beforeAll(async () => {
  site = await startStubWebhook();
  desk = await openDesk("cms-reasons", { SITE_URL: site.url });
  editor = await desk.signIn("editor");
  const draft = await create({ key: DRAFT, title: "Not public yet" });
  faulty = await create({
    key: "faulty",
    title: "Faulty",
    url: "/gallery",
    contents: [
      { kind: "SECTION", link: { target: { relationTo: "pages", value: draft } } },
      { kind: "SECTION", name: "2", content: PASTED },
    ],
  });
  poster = await sharp({ create: { width: 9_000, height: 8_000, channels: 3, background: "white" } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}, 900_000);

afterAll(async () => {
  await desk?.close();
  await site?.close();
});

async function create(data: object): Promise<number> {
  const { status, body } = await editor.call("POST", "/pages?draft=true", { ...data, _status: "draft" });
  expect(status).toBe(201);
  return Number(fieldsOf(body.doc).id);
}

const admin = (path: string) => `${desk.cms.url}/admin/${path}`;

/** Presses the button until the form, which may not run yet, answers. Rows are closed, and count what is wrong in them. */
async function tryToPublish(page: Page): Promise<void> {
  await untilTrue(async () => {
    if (await page.locator("#action-save").isEnabled()) await page.locator("#action-save").click();
    return page.locator("#contents-row-1 .error-pill").first().isVisible();
  });
  await untilTrue(async () => {
    const closed = page.locator("[id^=contents-row-] .collapsible--collapsed .collapsible__toggle");
    if ((await closed.count()) === 0) return true;
    await closed.first().click();
    return false;
  });
}

describe.each(ADMIN_LOCALES)("in an admin in %s", (locale) => {
  const says = EDITOR_CHECKS[locale];

  beforeAll(() => editor.speak(locale));

  test("each reason why a page is not published stands at its field, and it can be tried again", async () => {
    const { page } = editor;
    const reasons = [
      fillMessage(says.address.taken, { value: "/gallery", key: "gallery" }),
      fillMessage(says.link.draft, { key: DRAFT }),
      fillMessage(says.html.unknown, { tags: "<p class>, <span>" }),
    ];
    await page.goto(admin(`collections/pages/${faulty}?locale=en`));
    await tryToPublish(page);
    for (const reason of reasons) await page.getByText(reason, { exact: true }).waitFor();
    await untilTrue(() => page.locator("#action-save").isEnabled());
  });

  test.each([
    [
      "with a script",
      "script.svg",
      "image/svg+xml",
      () => Buffer.from(SCRIPT),
      fillMessage(says.svg.refused, { what: "<script>" }),
    ],
    [
      "of a phone that makes HEIC",
      "IMG_1.jpg",
      "image/jpeg",
      () => Buffer.from("0000ftypheic"),
      says.picture.heic,
    ],
    [
      "of a poster's size",
      "poster.png",
      "image/png",
      () => poster,
      fillMessage(says.picture.tooLarge, { size: 72, width: 9_000, height: 8_000, max: 64 }),
    ],
  ] as const)(
    "why a picture %s is not taken stands at the file",
    async (_what, name, mimeType, dataOf, why) => {
      const { page } = editor;
      await page.goto(admin("collections/media/create?locale=en"));
      await untilTrue(async () => {
        await page.setInputFiles(".file-field input[type=file]", { name, mimeType, buffer: dataOf() });
        return (await page.locator(".file-field__filename").count()) > 0;
      });
      const save = page.locator("#action-save");
      const reason = page.locator(".file-field .field-error", { hasText: why });
      // A form that has just begun loses a press.
      await untilTrue(async () => {
        if (await save.isEnabled()) await save.click();
        return reason.waitFor({ timeout: 5_000 }).then(
          () => true,
          () => false,
        );
      });
      await untilTrue(() => save.isEnabled());
    },
  );

  test("why a password is not taken is said, and another one can be saved", async () => {
    const { page } = editor;
    await page.goto(admin("account"));
    await untilTrue(async () => {
      await page.locator("#change-password").click();
      return page.locator("#field-password").isVisible();
    });
    await page.fill("#field-password", GUESSED);
    await page.fill("#field-confirm-password", GUESSED);
    const save = page.locator("#action-save");
    // The form compares the two a little after they are typed, and saves nothing before.
    await untilTrue(async () => {
      if (await save.isEnabled()) await save.click();
      return (await page.getByText(EDITOR_DOORS[locale].tooCommon, { exact: true }).count()) > 0;
    });
    await untilTrue(() => save.isEnabled());
  });

  test("the header says that the site took nothing, and opened why, and what to do", async () => {
    const { failing, reasons, stays } = EDITOR_DESK[locale].publishing;
    const { page } = editor;
    await page.goto(admin(""));
    await page.locator(".publish-status summary", { hasText: failing }).click();
    await page.getByText(fillMessage(reasons.failing, { status: 500 }), { exact: true }).waitFor();
    await page.getByText(stays, { exact: true }).waitFor();
  });
});

describe("the header says, in the words of who reads it,", () => {
  const { reasons } = EDITOR_DESK.tr.publishing;
  test.each<[string, Reaction, string]>([
    ["that the site is not reached", "cut", reasons.unreachable],
    ["that it does not take the signature", 401, fillMessage(reasons.secret, { status: 401 })],
    ["that nothing takes calls there", 404, fillMessage(reasons.notThere, { status: 404 })],
    ["that it refuses the call", 422, fillMessage(reasons.refused, { status: 422 })],
    // Waits as long as the CMS does.
    ["that it did not answer in time", "silent", reasons.late],
  ])("%s", async (_what, reaction, reason) => {
    const { page } = editor;
    await editor.speak("tr");
    await page.goto(admin(""));
    await page.locator(".publish-status summary").click();
    site.react(reaction);
    // Something new to tell, so that it is tried at once.
    const { status } = await editor.call("PATCH", "/pages/1?locale=en", {
      title: `A title for ${reaction}`,
      _status: "published",
    });
    expect(status).toBe(200);
    await page.getByText(reason, { exact: true }).waitFor({ timeout: 60_000 });
  });
});

test("what was refused is published once it is put right, by the same button", async () => {
  const id = await create({ key: "almost", title: "Almost", url: "/gallery" });
  await editor.speak("en");
  const { page } = editor;
  await page.goto(admin(`collections/pages/${id}?locale=en`));
  await untilTrue(async () => {
    if (await page.locator("#action-save").isEnabled()) await page.locator("#action-save").click();
    return page.locator(".field-error", { hasText: "already" }).isVisible();
  });
  await page.fill("#field-url", "/almost");
  await untilTrue(() => page.locator("#action-save").isEnabled());
  const published = page.waitForResponse((answer) => answer.request().method() === "PATCH");
  await page.locator("#action-save").click();
  expect((await published).status()).toBe(200);
});

test("an hour that is none stands at its row, and once put right it is in the facts", async () => {
  await editor.speak("de");
  const { page } = editor;
  await page.goto(admin(""));
  await page.getByRole("link", { name: EDITOR_DESK.de.tasks.hours, exact: true }).click();
  const row = page.locator("#openingHours-row-1");
  await untilTrue(async () => {
    await page.getByRole("button", { name: EDITOR_FIELDS.de.hotel.tabHours, exact: true }).click();
    return row.isVisible();
  });
  const opens = page.locator("#field-openingHours__1__from");
  await openRow(row);
  const publish = async (hour: string) => {
    await opens.fill(hour);
    const answer = page.waitForResponse(
      (response) => response.request().method() === "POST" && response.url().includes("/api/globals/hotel"),
    );
    await untilTrue(() => page.locator("#action-save").isEnabled());
    await page.locator("#action-save").click();
    return (await answer).status();
  };
  expect(await publish("7 Uhr")).toBe(400);
  await row.locator(".field-error", { hasText: EDITOR_CHECKS.de.hotel.hour }).waitFor();
  expect(await publish("07:30")).toBe(200);
  const answer = await fetch(`${desk.cms.url}/api/v1/properties/1?lang=de`);
  const hours = fieldsOf(await answer.json()).openingHours;
  expect(hours).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        name: "Sofra, Mittag",
        from: "07:30",
        pages: ["/de/gastronomie", expect.any(String)],
      }),
    ]),
  );
});

test("a reason is there in full on a phone, too", async () => {
  await editor.speak("de");
  const { page } = editor;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(admin(`collections/pages/${faulty}?locale=en`));
  await tryToPublish(page);
  const reason = page.getByText(fillMessage(EDITOR_CHECKS.de.link.draft, { key: DRAFT }), { exact: true });
  await reason.waitFor();
  expect(await reason.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect((await reason.boundingBox())?.width).toBeLessThan(390);
});
