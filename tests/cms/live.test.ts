import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Browser, chromium, type Page, type Response } from "playwright-core";
import { listFiles } from "../../services/toolkit/files";
import { currentRelease } from "../../services/release/store";
import { hydrated } from "../support/browser";
import { findChromium } from "../support/chromium";
import { checkoutTurn } from "../support/checkout-turn";
import { type CmsProcess, startCms } from "../support/cms-process";
import { signIn } from "../support/cms-sign-in";
import { freePort } from "../support/host-process";
import { runCommand, type RunningCommand } from "../support/run-command";
import { untilTrue } from "../support/until-true";

/** The way of a change, from an editor's press of a button to a visitor's open tab; the real CMS, the real site. */

const SECRET = `whsec_${Buffer.alloc(32, 5).toString("base64")}`;
const PREVIEW_TOKEN = "the-token-that-reads-drafts";
const EMAIL = "editor@example.com";
const TIME_ZONE = "Europe/Istanbul";
const MINUTE = 60_000;
/** Milliseconds in which a form that runs has taken what was typed. */
const TAKING_MS = 3_000;

type Digests = Record<string, string>;

let cms: CmsProcess;
let site: RunningCommand;
let browser: Browser;
let endTurn: () => Promise<void>;
let origin: string;
let admin: Page;
/** The first release of the site from the CMS, and one from the embedded content server. */
let releases: { cms: Digests; embedded: Digests };

beforeAll(async () => {
  endTurn = await checkoutTurn();
  const folder = resolve(".test-sites/cms");
  const previewDir = ".test-sites/cms-preview";
  await rm(folder, { recursive: true, force: true });
  // Its code and caches stay, so that only the first run builds it from nothing.
  await rm(join(previewDir, "releases"), { recursive: true, force: true });
  const [cmsPort, sitePort, previewPort] = [await freePort(), await freePort(), await freePort()];
  origin = `http://localhost:${sitePort}`;
  const start = (variables: Record<string, string>) =>
    runCommand(".", "start", {
      PORT: String(sitePort),
      SITE_URL: origin,
      DATA_DIR: join(folder, "data"),
      WEBHOOK_SECRET: SECRET,
      ...variables,
    });

  const embedded = start({ RELEASES_DIR: join(folder, "embedded") });
  await embedded.says("Ctrl-C ends it.");
  embedded.child.kill();
  await embedded.ended;

  cms = await startCms(cmsPort, {
    CMS_DATA_DIR: join(folder, "cms"),
    SITE_URL: origin,
    WEBHOOK_SECRET: SECRET,
    HOTEL_TIME_ZONE: TIME_ZONE,
    CMS_PREVIEW_TOKEN: PREVIEW_TOKEN,
    PREVIEW_URL: `http://localhost:${previewPort}`,
  });
  const password = await cms.addUser(EMAIL, "editor");
  site = start({
    RELEASES_DIR: join(folder, "releases"),
    CONTENT_API_URL: `${cms.url}/api`,
    PREVIEW_CONTENT_API_TOKEN: PREVIEW_TOKEN,
    PREVIEW_PORT: String(previewPort),
    PREVIEW_DIR: previewDir,
  });
  await site.says("Ctrl-C ends it.");
  releases = {
    cms: await digestsOf(join(folder, "releases")),
    embedded: await digestsOf(join(folder, "embedded")),
  };
  browser = await chromium.launch({ executablePath: await findChromium() });
  admin = await browser.newPage();
  await signIn(admin, cms.url, EMAIL, password);
}, 900_000);

afterAll(async () => {
  await browser?.close();
  site?.child.kill();
  await site?.ended;
  await cms?.stop();
  await endTurn();
});

/** What visitors get of the live release, by file; builds/ holds its time. */
async function digestsOf(root: string): Promise<Digests> {
  const folder = (await currentRelease(root)) ?? root;
  const files = (await listFiles(folder)).filter((file) => !file.startsWith("builds/"));
  const read = files.map(async (file) => {
    const digest = createHash("sha256").update(await readFile(join(folder, file)));
    return [file, digest.digest("hex")] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** Opens the document of a page of the embedded hotel, by the key of its file, in a language. */
async function open(key: string, language: string): Promise<void> {
  const { title } = JSON.parse(await readFile(`content/pages/${key}.json`, "utf8"));
  await admin.goto(`${cms.url}/admin/collections/pages?limit=50&locale=en`);
  const href = await admin.getByRole("link", { name: title.en, exact: true }).first().getAttribute("href");
  await admin.goto(`${cms.url}${href ?? ""}?locale=${language}`);
}

/** Types a title once the form takes it: what is typed before it runs is lost. */
async function type(title: string): Promise<void> {
  const taken = admin.locator("#action-save-draft:enabled");
  await untilTrue(async () => {
    await admin.fill("#field-title", "");
    await admin.fill("#field-title", title);
    // Emptied again at once, a busy form would save nothing as the title.
    return taken.waitFor({ timeout: TAKING_MS }).then(
      () => true,
      () => false,
    );
  });
}

/** The CMS's answer to a save by itself, which says so in its address, or to one that an editor asked for. */
function answerTo(kind: "pause" | "press", text: string): Promise<Response> {
  return admin.waitForResponse((answer) => {
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
  await type(title);
  expect((await saved).status()).toBe(200);
}

const html = async (path: string) => (await fetch(origin + path)).text();
/** What a page says; its scripts have other names in each folder that is built. */
const mainOf = (page: string) => /<main[^>]*>.*<\/main>/s.exec(page)?.[0] ?? page;
const isLive = (path: string, text: string) => untilTrue(async () => (await html(path)).includes(text));

test("the site is the same, file by file, from the CMS and from the embedded content server", () => {
  const { cms: fromCms, embedded } = releases;
  const pages = Object.keys(embedded).filter((file) => file.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(100);
  const all = new Set([...Object.keys(fromCms), ...Object.keys(embedded)]);
  expect([...all].filter((file) => fromCms[file] !== embedded[file])).toEqual([]);
});

test("a Turkish title that an editor publishes is live, and an open tab comes to it by clicks alone", async () => {
  const visitor = await browser.newPage();
  await visitor.goto(`${origin}/tr`);
  await hydrated(visitor);
  await open("gallery", "tr");
  await type("Otelden kareler");
  await admin.locator("#action-save").click();
  await isLive("/tr/galeri", "Otelden kareler");
  // A tab that comes to the front asks for a newer release: the first click after that has it.
  await visitor.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await untilTrue(async () => {
    for (const path of ["/tr/galeri", "/tr"]) {
      await visitor.locator(`a[href="${path}"]`).first().click();
      await visitor.waitForURL(`**${path}`);
      if ((await visitor.title()).includes("Otelden kareler")) return true;
    }
    return false;
  });
});

/** As the admin's field takes it: 22 Nov 2026, 23:30. */
function inTheHotel(time: number): string {
  const format = { dateStyle: "medium", timeStyle: "short", hourCycle: "h23", timeZone: TIME_ZONE } as const;
  const { day, month, year, hour, minute } = Object.fromEntries(
    new Intl.DateTimeFormat("en-US", format).formatToParts(time).map(({ type, value }) => [type, value]),
  );
  return `${day} ${month} ${year}, ${hour}:${minute}`;
}

let planned: number | undefined;

test("a change is planned for a minute to come, in the hotel's time zone, and is not live before", async () => {
  await open("contact", "de");
  await saveDraft("Geplanter Titel");
  await admin.locator("#action-save-popup button").click();
  await admin.locator("#schedule-publish").click();
  // Its words take a press once the drawer stands still; the radio button under them can't be seen.
  await admin.locator(".schedule-publish__type").getByText("Publish", { exact: true }).click();
  expect(await admin.getByRole("radio", { name: "Publish", exact: true }).isChecked()).toBe(true);
  const time = (Math.floor(Date.now() / MINUTE) + 2) * MINUTE;
  await admin.locator(".date-time-picker input").fill(inTheHotel(time));
  await admin.keyboard.press("Enter");
  await admin.locator("#scheduled-publish-save").click();
  await admin.getByText("Scheduled successfully.").waitFor();
  planned = time;
  expect(await html("/de/kontakt")).not.toContain("Geplanter Titel");
});

test("a draft is in the preview, behind the login, and not on the site", async () => {
  await open("gallery", "de");
  await saveDraft("Nur ein Entwurf");
  const call = `${cms.url}/api/v1/pages/url-lang?property-id=1&url=/de/galerie&lang=de`;
  expect(await (await fetch(call)).text()).not.toContain("Nur ein Entwurf");

  const opened = admin.context().waitForEvent("page");
  await admin.locator("#preview-button").click();
  const preview = await opened;
  await preview.waitForURL("**/de/galerie");
  const shown = async () => (await preview.request.get(preview.url())).text();
  await untilTrue(async () => (await shown()).includes("Nur ein Entwurf"));
  const other = await preview.request.get(new URL("/tr/galeri", preview.url()).href);
  expect(mainOf(await other.text())).toBe(mainOf(await html("/tr/galeri")));
  expect(await (await fetch(preview.url())).text()).not.toContain("Nur ein Entwurf");
  expect(await html("/de/galerie")).not.toContain("Nur ein Entwurf");
});

test("what was published before a crash is live after the restart", async () => {
  await open("gallery", "ru");
  await type("Снимки отеля");
  const published = answerTo("press", "Снимки отеля");
  await admin.locator("#action-save").click();
  await published;
  await cms.crash();
  await isLive("/ru/galereya", "Снимки отеля");
});

test("the planned change goes live at its minute", async () => {
  if (planned === undefined) throw new Error("Nothing was planned: the test that plans failed.");
  await isLive("/de/kontakt", "Geplanter Titel");
  expect(Date.now()).toBeGreaterThanOrEqual(planned);
});

test("an editor goes back to the release before, on the status page", async () => {
  const before = await html("/packages");
  await open("packages", "en");
  await type("Taken back");
  await admin.locator("#action-save").click();
  await isLive("/packages", "Taken back");
  const status = await browser.newPage();
  await status.goto(`${origin}/hooks?lang=en`);
  await status.locator("#password").fill(SECRET);
  await status.getByRole("button", { name: "Sign in" }).click();
  await status.getByRole("button", { name: "Go back to this release" }).first().click();
  await untilTrue(async () => (await html("/packages")) === before);
});
