import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Browser, chromium, type FrameLocator, type Page } from "playwright-core";
import { array, number, object } from "yup";
import { signPass } from "../../shared/preview-pass";
import { findChromium } from "../support/chromium";
import { checkoutTurn } from "../support/checkout-turn";
import { type CmsProcess, startCms } from "../support/cms-process";
import { seedFolder } from "../support/cms-seed";
import { signIn as signInTo } from "../support/cms-sign-in";
import { freePort } from "../support/host-process";
import { runCommand, type RunningCommand } from "../support/run-command";
import { untilTrue } from "../support/until-true";

/** A draft beside its form, from the pause in typing on; the real CMS, the preview that is really built. */

const SECRET = `whsec_${Buffer.alloc(32, 6).toString("base64")}`;
const TOKEN = "the-token-that-reads-drafts";

/** The three dots above a form. */
const MENU = ".doc-controls__popup button";

let cms: CmsProcess;
let publisher: RunningCommand;
let browser: Browser;
let endTurn: () => Promise<void>;
let preview: string;
const passwords = new Map<string, string>();

beforeAll(async () => {
  endTurn = await checkoutTurn();
  const folder = resolve(".test-sites/cms-beside");
  const previewDir = ".test-sites/cms-preview";
  await rm(folder, { recursive: true, force: true });
  await seedFolder(join(folder, "cms"));
  await rm(join(previewDir, "releases"), { recursive: true, force: true });
  const [cmsPort, port, previewPort] = [await freePort(), await freePort(), await freePort()];
  preview = `http://localhost:${previewPort}`;
  cms = await startCms(cmsPort, {
    CMS_DATA_DIR: join(folder, "cms"),
    SITE_URL: `http://localhost:${port}`,
    WEBHOOK_SECRET: SECRET,
    CMS_PREVIEW_TOKEN: TOKEN,
    PREVIEW_URL: preview,
  });
  for (const role of ["editor", "translator"])
    passwords.set(role, await cms.addUser(`${role}@example.com`, role, "tr"));
  publisher = runCommand(".", "publisher/main", {
    PUBLISHER_PORT: String(port),
    RELEASES_DIR: join(folder, "releases"),
    DATA_DIR: join(folder, "data"),
    WEBHOOK_SECRET: SECRET,
    CONTENT_API_URL: `${cms.url}/api`,
    PREVIEW_CONTENT_API_TOKEN: TOKEN,
    PREVIEW_PORT: String(previewPort),
    PREVIEW_DIR: previewDir,
  });
  await publisher.says("Ctrl-C ends it.");
  const cookie = `preview_pass=${signPass(TOKEN, Date.now() + 3_600_000)}`;
  await untilTrue(async () => (await fetch(`${preview}/de/galerie`, { headers: { cookie } })).ok);
  browser = await chromium.launch({ executablePath: await findChromium() });
}, 900_000);

afterAll(async () => {
  await browser?.close();
  publisher?.child.kill();
  await publisher?.ended;
  await cms?.stop();
  await endTurn();
});

const foundSchema = object({
  docs: array(object({ id: number().required() }).required()).required(),
  totalDocs: number().required(),
});

/** Whom a page belongs to, with the calls of the CMS that it makes as this person. */
interface Desk {
  admin: Page;
  call(method: "GET" | "PATCH", path: string, data?: object): Promise<{ status: number; body: unknown }>;
}

async function signIn(role: string): Promise<Desk> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: cms.url });
  const admin = await context.newPage();
  await signInTo(admin, cms.url, `${role}@example.com`, passwords.get(role) ?? "");
  // The CMS takes a session's cookie from its own pages only.
  const call: Desk["call"] = (method, path, data) =>
    admin.evaluate(
      async ([url, options]) => {
        const answer = await fetch(url, options);
        return { status: answer.status, body: await answer.json() };
      },
      [
        `/api${path}`,
        { method, headers: { "Content-Type": "application/json" }, body: data && JSON.stringify(data) },
      ] as const,
    );
  return { admin, call };
}

async function found({ call }: Desk, path: string) {
  return foundSchema.validateSync((await call("GET", path)).body);
}

async function idOf(desk: Desk, key: string): Promise<number> {
  const { docs } = await found(desk, `/pages?where[key][equals]=${key}&depth=0&draft=true`);
  return docs[0]?.id ?? 0;
}

/** Opens a page's form with its preview beside it. */
async function openBeside(desk: Desk, key: string, locale: string): Promise<FrameLocator> {
  const { admin } = desk;
  await admin.goto(`${cms.url}/admin/collections/pages/${await idOf(desk, key)}?locale=${locale}`);
  const frame = admin.locator("#live-preview-iframe");
  await admin.locator("#live-preview-toggler").waitFor();
  await untilTrue(async () => {
    if (!(await frame.isVisible())) await admin.locator("#live-preview-toggler").click();
    return frame.isVisible();
  });
  return admin.frameLocator("#live-preview-iframe");
}

/** Types into the title; answers how long after the last key the frame shows it. */
async function typed(admin: Page, frame: FrameLocator, title: string): Promise<number> {
  await admin.locator("#field-title").click();
  await admin.keyboard.press("Control+A");
  await admin.keyboard.type(title, { delay: 20 });
  const paused = performance.now();
  await untilTrue(async () => (await frame.locator("title").textContent())?.includes(title) === true);
  return performance.now() - paused;
}

const live = async (path: string) =>
  (await fetch(`${cms.url}/api/v1/pages/url-lang?property-id=1&url=${path}&lang=${path.slice(1, 3)}`)).text();

test("what is typed is in the frame beside the form after a pause, marked as a preview, and not published", async () => {
  const desk = await signIn("editor");
  const frame = await openBeside(desk, "gallery", "de");
  await frame.getByText("Vorschau der Entwürfe").waitFor();
  // The first change finds nothing warm.
  await typed(desk.admin, frame, "Erster Versuch");
  const id = await idOf(desk, "gallery");
  const versions = async () =>
    (await found(desk, `/pages/versions?where[parent][equals]=${id}&depth=0`)).totalDocs;
  const before = await versions();

  let saves = 0;
  let loads = 0;
  desk.admin.on("request", (request) => (saves += Number(request.method() === "PATCH")));
  desk.admin.on("framenavigated", () => (loads += 1));
  const took: number[] = [];
  for (const title of ["Bilder vom Haus", "Bilder vom Strand", "Bilder vom Abend"])
    took.push(await typed(desk.admin, frame, title));
  console.log(`In the frame after ${took.map((time) => `${(time / 1_000).toFixed(1)} s`).join(", ")}.`);

  // A second save would build the preview beside what is looked at.
  expect(saves).toBe(took.length);
  expect(loads).toBe(took.length);
  expect(await versions()).toBe(before);
  expect(await live("/de/galerie")).not.toContain("Bilder vom");
  await desk.admin.context().close();
});

test("the frame has the width of a phone and of a desktop", async () => {
  const desk = await signIn("editor");
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
  const desk = await signIn("translator");
  const frame = await openBeside(desk, "gallery", "tr");
  await frame.getByText("Taslakların önizlemesi").waitFor();
  await typed(desk.admin, frame, "Taslak galeri");
  expect(await live("/tr/galeri")).not.toContain("Taslak galeri");
  // Whoever may not delete or send anything has no menu.
  expect(await desk.admin.locator(MENU).count()).toBe(0);

  const id = await idOf(desk, "gallery");
  const elsewhere = `/pages/${id}?locale=de&draft=true&autosave=true`;
  expect((await desk.call("PATCH", elsewhere, { title: "Fremde Sprache" })).status).toBe(403);
  await desk.admin.context().close();
});

test("a link that an editor copies opens the draft for a week without a login, and no other door", async () => {
  const desk = await signIn("editor");
  await openBeside(desk, "gallery", "de");
  await desk.admin.locator(MENU).click();
  await desk.admin.locator("#share-preview").click();
  const link = await desk.admin.getByRole("textbox", { name: "Link to this draft" }).inputValue();
  expect(await desk.admin.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const director = await browser.newContext();
  const page = await director.newPage();
  const opened = await page.goto(link);
  expect(page.url()).toBe(`${preview}/de/galerie`);
  expect(opened?.headers()["x-robots-tag"]).toContain("noindex");
  expect(await page.title()).toContain("Bilder vom Abend");
  const { cookies } = await director.storageState();
  const days =
    ((cookies.find(({ name }) => name === "preview_pass")?.expires ?? 0) * 1_000 - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThanOrEqual(7);
  expect(days).toBeLessThanOrEqual(8);
  expect((await director.request.get(`${preview}/hooks/status`)).status()).toBe(401);
  expect((await director.request.get(`${cms.url}/api/pages`)).status()).toBe(403);
  await director.close();
  await desk.admin.context().close();
});

test("a new page is asked for its title first, is found by it, and is in the preview at once", async () => {
  const desk = await signIn("editor");
  const { admin } = desk;
  const before = await found(desk, "/pages?limit=0&depth=0&draft=true");
  await admin.goto(`${cms.url}/admin/collections/pages/create?locale=tr`);
  expect((await found(desk, "/pages?limit=0&depth=0&draft=true")).totalDocs).toBe(before.totalDocs);
  await admin.fill("#field-title", "Yaz Fırsatı");
  await admin.getByRole("button", { name: "Create the draft" }).click();
  await admin.waitForURL(/\/pages\/\d+/);
  expect(await admin.locator("#field-url").inputValue()).toBe("/tr/yaz-firsati");
  const frame = await openBeside(desk, "yaz-firsati", "tr");
  await untilTrue(async () => (await frame.locator("title").textContent())?.includes("Yaz Fırsatı") === true);
  await admin.context().close();
});
