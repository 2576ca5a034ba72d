import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { NETWORK_NAMES } from "../../shared/social-networks";
import { EDITOR_DESK } from "../../languages/editor-desk";
import { EDITOR_FIELDS } from "../../languages/editor-fields";
import { changeableMessages } from "../../languages/changeable-messages";
import type { AdminLocale } from "../../shared/admin-locales";
import { DEFAULT_LOCALE } from "../../shared/locales";
import { listFiles } from "../../toolkit/files";
import { closeAtEnd } from "../support/close-at-end";
import { type Desk, openDesk, type Seat } from "../support/cms/desk";
import { freePort } from "../support/free-port";
import { readMessages } from "../support/read-messages";
import { untilTrue } from "../support/until-true";

/** The built admin in the staff's own language; the content's language stays the same throughout. */

const CONTENT = DEFAULT_LOCALE;
const LOCALE = "tr";
const FORM = '.collection-edit__form[data-form-ready="true"]';
/** Views, with an element that shows each has loaded. */
const VIEWS = {
  "/": ".desk__section",
  "/collections/pages": ".cell-updatedAt",
  "/collections/pages/1": FORM,
  "/collections/pages/create": "#field-title",
  "/collections/pages/1/versions": ".version-list tbody a",
  "/collections/rooms/1": FORM,
  "/collections/media": "tbody td a",
  "/collections/media/1": FORM,
  "/collections/users/create": FORM,
  "/globals/menus": FORM,
  "/globals/hotel": FORM,
  "/globals/redirects": FORM,
  "/account": FORM,
};

let desk: Desk;
/** Texts of each view in English, and in another language. */
let english: Map<string, Set<string>>;
let other: Map<string, Set<string>>;

beforeAll(async () => {
  const sitePort = await freePort();
  // Accepts every request with an empty response.
  closeAtEnd(createServer((_request, answer) => answer.writeHead(202).end()).listen(sitePort));
  desk = await openDesk("cms-languages", {
    SITE_URL: `http://localhost:${sitePort}`,
    CMS_PREVIEW_TOKEN: "the-token-that-reads-drafts",
    PREVIEW_URL: `http://localhost:${sitePort}`,
  });
  const seats = [await signedIn("en"), await signedIn(LOCALE)] as const;
  [english, other] = await Promise.all([textsOfAdmin("en", seats[0]), textsOfAdmin(LOCALE, seats[1])]);
}, 900_000);

/** Signs in an owner who reads the admin in this language. */
async function signedIn(locale: AdminLocale): Promise<Seat> {
  return desk.signIn("owner", [], { locale });
}

/** Texts of each view of the admin. */
async function textsOfAdmin(locale: AdminLocale, { page }: Seat): Promise<Map<string, Set<string>>> {
  const visitor = await (await desk.browser.newContext({ locale })).newPage();
  await visitor.goto(`${desk.cms.url}/admin/login`);
  // Scripts replace the drag-and-drop library's English help.
  const { help } = EDITOR_DESK[locale].controls.dragging;
  await visitor.getByText(help).first().waitFor({ state: "attached" });
  const said = new Map([["/login", await textsOn(visitor)]]);
  for (const [view, content] of Object.entries(VIEWS)) {
    await page.goto(`${desk.cms.url}/admin${view}?locale=${CONTENT}`);
    await page.locator(content).first().waitFor();
    said.set(view, await textsOfTabs(page));
  }
  await visitor.context().close();
  await page.context().close();
  return said;
}

async function textsOfTabs(page: Page): Promise<Set<string>> {
  const texts = await textsOn(page);
  for (const tab of await page.locator(".tabs-field__tab-button").all()) {
    await tab.click();
    await untilTrue(async () => (await tab.getAttribute("class"))?.includes("--active") === true);
    for (const text of await textsOn(page)) texts.add(text);
  }
  return texts;
}

/** Resolves when nothing on the page has changed for a while: some texts come, or are translated, a frame later. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const rest = () => setTimeout(done, 300);
        let timer = rest();
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = rest();
        }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      }),
  );
}

/** Texts and accessible names on the page, including those in collapsed parts. */
async function textsOn(page: Page): Promise<Set<string>> {
  await settled(page);
  const found = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Element)
        for (const name of ["aria-label", "placeholder", "title", "alt"])
          texts.push(node.getAttribute(name) ?? "");
      else if (node.parentElement?.closest("script, style, noscript") === null)
        texts.push(node.textContent ?? "");
    }
    return texts;
  });
  return new Set(
    found.map((text) => text.replace(/\s+/g, " ").trim()).filter((text) => /\p{L}{3}/u.test(text)),
  );
}

function textsIn(messages: unknown): string[] {
  if (typeof messages === "string") return [messages];
  return typeof messages === "object" && messages !== null ? Object.values(messages).flatMap(textsIn) : [];
}

async function contentTexts(): Promise<string> {
  const files = (await listFiles("content")).filter((file) => file.endsWith(".json"));
  const read = await Promise.all(files.map((file) => readFile(join("content", file), "utf8")));
  return read
    .flatMap((file) => textsIn(JSON.parse(file)))
    .map(lettersOf)
    .join("\n");
}

/** Without punctuation and spaces, because some of them are markup in the content. */
function lettersOf(text: string): string {
  return text.replace(/<[^>]*>/g, "").replace(/[^\p{L}\d]/gu, "");
}

/** Texts that Payload and its packages have only in English: for screen readers, developers and files. */
const OF_PAYLOAD =
  /^(?:API|HTML|URL|Thumbnail URL|MIME Type|Copy URL|Responsive|Notifications alt\+T)$|^Edit .+|\d+(?:KB| bytes) — /;
/** Field names, URLs, keys. */
const NO_WORDS = /^[\w.+-]*[@/_.#][\w.@/:#-]*$|^[a-z]+(?:[A-Z][a-z]+)*$|^[a-z0-9-]+$|^[A-Z0-9_]+$/;

/** Short month names, some of which are the same in English. */
function monthNames(locale: AdminLocale): string[] {
  const format = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2027, month)));
}

/** Whether a text may be the same as in English: a message, content, or no words. Rows combine several texts. */
function mayStand(text: string, own: ReadonlySet<string>, content: string): boolean {
  return text
    .split(" · ")
    .every(
      (part) =>
        own.has(part.replace(/ \d+$/, "")) ||
        content.includes(lettersOf(part)) ||
        OF_PAYLOAD.test(part) ||
        NO_WORDS.test(part),
    );
}

test("views speak the reader's language alone, and say which language that is and what a technician changes", async () => {
  const own = new Set([
    ...textsIn(readMessages(LOCALE)),
    ...Object.values(NETWORK_NAMES),
    ...monthNames(LOCALE),
  ]);
  const content = await contentTexts();
  // In the hotel form, the site's own messages are content, too.
  const messages = [...changeableMessages(CONTENT).values()].map(lettersOf).join("\n");
  const left: string[] = [];
  for (const [view, texts] of other) {
    const written = view === "/globals/hotel" ? `${content}\n${messages}` : content;
    const same = [...texts].filter((text) => english.get(view)?.has(text) && !mayStand(text, own, written));
    left.push(...same.map((text) => `${view}: ${text}`));
  }
  expect(left).toEqual([]);

  const { hotel } = EDITOR_FIELDS[LOCALE];
  for (const [view, text] of [
    ["/account", "Dil"],
    ["/account", "Türkçe"],
    // In the menu of every view.
    ["/collections/media", EDITOR_DESK[LOCALE].translations.title],
    // This CMS writes no hotel file.
    ["/globals/hotel", hotel.brandColours.notHere],
    ["/globals/hotel", hotel.messages.consents],
  ] as const)
    expect([...(other.get(view) ?? [])]).toContain(text);
});

test("a redirect's row is labelled with its addresses", async () => {
  const { page } = await signedIn(LOCALE);
  await page.goto(`${desk.cms.url}/admin/globals/redirects`);
  const row = page.locator("#rows-row-0");
  await row.getByText("→").waitFor();
  expect(await row.innerText()).toMatch(/ · \/\S+ → \/\S+/);
});

test("times of day use the 24-hour clock", async () => {
  for (const texts of english.values())
    expect([...texts].filter((text) => /\d\s?[ap]\.?m\b/i.test(text))).toEqual([]);
  const versions = [...(english.get("/collections/pages") ?? [])];
  expect(versions.some((text) => /^\d{1,2} \w{3} \d{4}, \d\d:\d\d$/.test(text))).toBe(true);
});
