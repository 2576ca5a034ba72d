import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { findChromium } from "../support/chromium";
import { type CmsProcess, startCms } from "../support/cms-process";
import { freePort } from "../support/host-process";
import { runCommand, type RunningCommand } from "../support/run-command";
import { untilTrue } from "../support/until-true";

/** The way of a change, from an editor's press of a button to a visitor's open tab; the real CMS, the real site. */

const SECRET = `whsec_${Buffer.alloc(32, 5).toString("base64")}`;
const EMAIL = "editor@example.com";

let cms: CmsProcess;
let site: RunningCommand;
let browser: Browser;
let origin: string;
let admin: Page;

beforeAll(async () => {
  const folder = resolve(".test-sites/cms");
  await rm(folder, { recursive: true, force: true });
  const [cmsPort, sitePort] = [await freePort(), await freePort()];
  origin = `http://localhost:${sitePort}`;
  cms = await startCms(cmsPort, {
    CMS_DATA_DIR: join(folder, "cms"),
    SITE_URL: origin,
    WEBHOOK_SECRET: SECRET,
  });
  const password = await cms.addUser(EMAIL, "editor");
  site = runCommand(".", "start", {
    PORT: String(sitePort),
    SITE_URL: origin,
    CONTENT_API_URL: `${cms.url}/api`,
    RELEASES_DIR: join(folder, "releases"),
    DATA_DIR: join(folder, "data"),
    WEBHOOK_SECRET: SECRET,
  });
  await site.says("Ctrl-C ends it.");
  browser = await chromium.launch({ executablePath: await findChromium() });
  admin = await browser.newPage();
  await admin.goto(`${cms.url}/admin/login`);
  await admin.fill("#field-email", EMAIL);
  await admin.fill("#field-password", password);
  await admin.click("button[type=submit]");
  await admin.waitForURL(/\/admin$/);
}, 900_000);

afterAll(async () => {
  await browser?.close();
  site?.child.kill();
  await site?.ended;
  await cms?.stop();
});

/** Opens a page's document in a language. */
async function open(title: string, language: string): Promise<void> {
  await admin.goto(`${cms.url}/admin/collections/pages?limit=50&locale=en`);
  const href = await admin.getByRole("link", { name: title, exact: true }).first().getAttribute("href");
  await admin.goto(`${cms.url}${href ?? ""}?locale=${language}`);
}

const heading = async (path: string) => (await fetch(origin + path)).text();
const isLive = (path: string, text: string) => untilTrue(async () => (await heading(path)).includes(text));

test("a Turkish title that an editor publishes is live, and an open tab has it at its next click", async () => {
  const visitor = await browser.newPage();
  await visitor.goto(`${origin}/tr`);
  await open("Gallery", "tr");
  await admin.fill("#field-title", "Otelden kareler");
  await admin.getByRole("button", { name: "Publish changes" }).click();
  await isLive("/tr/galeri", "Otelden kareler");
  await visitor.locator('a[href="/tr/galeri"]').first().click();
  await visitor.waitForURL("**/tr/galeri");
  await untilTrue(async () => (await visitor.title()).includes("Otelden kareler"));
});

test("a draft is not on the site, and is not read without the preview's token", async () => {
  await open("Gallery", "de");
  await admin.fill("#field-title", "Nur ein Entwurf");
  await admin.getByRole("button", { name: "Save Draft" }).click();
  await admin.getByText("Changed", { exact: true }).first().waitFor();
  const call = `${cms.url}/api/v1/pages/url-lang?property-id=1&url=/de/gallery&lang=de`;
  expect(await (await fetch(call)).text()).not.toContain("Nur ein Entwurf");
  expect(await heading("/de/gallery")).not.toContain("Nur ein Entwurf");
});

test("what was published before a crash is live after the restart", async () => {
  await open("Gallery", "ru");
  await admin.fill("#field-title", "Снимки отеля");
  const published = admin.waitForResponse((answer) => answer.request().method() === "PATCH");
  await admin.getByRole("button", { name: "Publish changes" }).click();
  await published;
  await cms.crash();
  await isLive("/ru/gallery", "Снимки отеля");
});
