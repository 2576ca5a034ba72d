import { mkdir, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { EDITOR_DESK } from "../../../languages/editor-desk";
import { ifThere } from "../../../toolkit/files";
import { DEFAULT_LOCALE, type Locale, LOCALES } from "../../../shared/locales";
import { findChromium } from "../../support/chromium";
import { type CmsProcess, startCms } from "../../support/cms/process";
import { signIn } from "../../support/cms/sign-in";
import { freePort } from "../../support/free-port";
import { patient } from "../../support/patient-browser";
import { runCommand } from "../../support/run-command";
import { untilTrue } from "../../support/until-true";

/** From an empty folder to a site, through the form an owner fills in; with the built CMS and a real build. */

const folder = resolve(".test-sites/cms-empty");
const hotelFile = join(folder, "facts/hotel.json");
const { town } = EDITOR_DESK.tr.newHotel.fields;
const ANSWERS = {
  hotel: "Kekik & Taş",
  legalName: "Kekik Taş Turizm Ltd. Şti.",
  street: "Liman Sokak 4",
  postcode: "48300",
  town: "Fethiye",
  country: "Türkiye",
  phone: "+90 252 555 01 02",
  email: "merhaba@kekiktas.example",
  colour: "#7a4a2b",
  room: "Taş Oda",
  guests: "3",
};

let cms: CmsProcess;
let browser: Browser;
let admin: Page;

beforeAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, "content"), { recursive: true });
  cms = await startCms(await freePort(), {
    CMS_DATA_DIR: join(folder, "cms"),
    CONTENT_DIR: join(folder, "content"),
    HOTEL_FILE: hotelFile,
    SITE_URL: `http://localhost:${await freePort()}`,
  });
  browser = patient(await chromium.launch({ executablePath: await findChromium() }));
  admin = await (await browser.newContext({ locale: "tr" })).newPage();
}, 900_000);

afterAll(async () => {
  await browser?.close();
  await cms?.stop();
});

/** Status of the content API's response for the home page. */
async function statusOfHome(locale: Locale): Promise<number> {
  const path = locale === DEFAULT_LOCALE ? "/" : `/${locale}`;
  const call = `/v1/pages/url-lang?property-id=1&url=${path}&lang=${locale}`;
  return (await fetch(`${cms.url}/api${call}`)).status;
}

test("an editor is redirected from the form, and nothing is created without an owner", async () => {
  const editor = await (await browser.newContext()).newPage();
  await signIn(editor, cms.url, "editor@example.com", await cms.addUser("editor@example.com", "editor"));
  await editor.goto(`${cms.url}/admin/new-hotel`);
  await untilTrue(async () => new URL(editor.url()).pathname === "/admin");
  const answer = await fetch(`${cms.url}/api/new-hotel`, { method: "POST" });
  expect(answer.status).toBe(403);
  await editor.context().close();
});

test("an owner is taken to the form, told what is wrong, and then has a hotel", async () => {
  const password = await cms.addUser("owner@example.com", "owner");
  await admin.goto(`${cms.url}/admin/login`);
  await admin.fill("#field-email", "owner@example.com");
  await admin.fill("#field-password", password);
  await admin.click("button[type=submit]");
  await admin.waitForURL(/\/admin\/new-hotel$/);
  for (const [name, answer] of Object.entries(ANSWERS)) await admin.fill(`#field-${name}`, answer);

  await admin.fill("#field-town", "<b>Fethiye</b>");
  await admin.getByRole("button", { name: "Oteli oluştur" }).click();
  await admin
    .getByRole("alert")
    .filter({ hasText: `Lütfen düzeltin: ${town.label}.` })
    .waitFor();
  for (const locale of LOCALES) expect(await statusOfHome(locale)).toBe(404);

  await admin.fill("#field-town", ANSWERS.town);
  await admin.getByRole("button", { name: "Oteli oluştur" }).click();
  await admin.waitForURL(/\/collections\/pages/, { timeout: 120_000 });
  await admin.getByRole("link", { name: "Kekik & Taş, Fethiye", exact: true }).waitFor();
  for (const locale of LOCALES) expect(await statusOfHome(locale)).toBe(200);

  await admin.goto(`${cms.url}/admin/new-hotel`);
  await admin.waitForURL(/\/admin$/);
});

test("the site builds from the new hotel in every language, with the owner's answers and no unfilled placeholders", async () => {
  await untilTrue(async () => (await ifThere(readFile(hotelFile, "utf8")))?.includes(ANSWERS.email) === true);
  const site = join(folder, "site");
  const build = runCommand(".", "build", {
    SITE_DIR: site,
    CONTENT_API_URL: `${cms.url}/api`,
    HOTEL_FILE: hotelFile,
  });
  const ended = await build.ended;
  if (ended !== 0) throw new Error(build.output());
  const page = (path: string) => readFile(join(site, "dist", path), "utf8");
  for (const path of ["index.html", "tr/iletisim.html", "ru.html", "de/accommodation.html"]) {
    const html = await page(path);
    expect(html).toContain("Kekik &amp; Taş");
    expect(html).not.toMatch(/\{\{\w+\}\}/);
  }
  expect(await page("tr/iletisim.html")).toContain("tel:+902525550102");
  expect(await page("tr/konaklama/ilk-oda.html")).toContain("Taş Oda");
}, 900_000);
