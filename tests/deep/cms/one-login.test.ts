import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { EDITOR_DOORS } from "../../../languages/editor-doors";
import { parseHotelFile } from "../../../model/hotel-file";
import { findChromium } from "../../support/chromium";
import { type CmsProcess, startCms } from "../../support/cms/process";
import { seedFolder } from "../../support/cms/seed";
import { signIn } from "../../support/cms/sign-in";
import { freePort } from "../../support/host-process";
import { patient } from "../../support/patient-browser";
import { untilTrue } from "../../support/until-true";

/**
 * Two hotels of a group, each with its built CMS, at two sites as browsers see it: localhost and 127.0.0.1. People sign in at
 * the first, and go to the second from its header.
 */

const folder = resolve(".test-sites/cms-one-login");
const SECRET = `whsec_${Buffer.alloc(32, 5).toString("base64")}`;
const BOTH = "both@example.com";
const ONE = "one@example.com";

/** As its facts call it. */
const { name: ADA } = parseHotelFile(
  JSON.parse(readFileSync("content/hotel.json", "utf8")),
  "content/hotel.json",
);

let group: CmsProcess;
let ada: CmsProcess;
let adaUrl: string;
let sites: Sites;
let browser: Browser;
let passwords: Record<string, string>;

beforeAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await seedFolder(`${folder}/group`);
  await seedFolder(`${folder}/ada`);
  const nobody = `http://localhost:${await freePort()}`;
  sites = await listen();
  const port = await freePort();
  adaUrl = `http://127.0.0.1:${port}`;
  group = await startCms(await freePort(), {
    CMS_DATA_DIR: `${folder}/group`,
    SITE_URL: nobody,
    WEBHOOK_URL: sites.url("group"),
    OTHER_HOTELS: `${adaUrl} ${SECRET}`,
  });
  ada = await startCms(port, {
    CMS_DATA_DIR: `${folder}/ada`,
    CMS_URL: adaUrl,
    SITE_URL: nobody,
    WEBHOOK_URL: sites.url("ada"),
    SIGN_IN_URL: group.url,
    SIGN_IN_SECRET: SECRET,
  });
  passwords = { [BOTH]: await group.addUser(BOTH, "owner"), [ONE]: await group.addUser(ONE, "editor") };
  await ada.addUser(BOTH, "translator", "tr");
  browser = patient(await chromium.launch({ executablePath: await findChromium() }));
}, 900_000);

afterAll(async () => {
  await browser?.close();
  await ada?.stop();
  await group?.stop();
  await sites?.close();
});

async function signedIn(email: string, language = "en"): Promise<Page> {
  const page = await (await browser.newContext({ locale: language })).newPage();
  await signIn(page, group.url, email, passwords[email] ?? "");
  return page;
}

const words = EDITOR_DOORS.tr.oneLogin;

test("an owner goes to the other hotel and back, and has there what that hotel gave them", async () => {
  const page = await signedIn(BOTH, "tr");
  const others = page.locator(".hotel-chooser");
  await others.getByText(words.other).click();
  await others.getByRole("button", { name: ADA }).click();
  await page.waitForURL(`${adaUrl}/admin**`);

  const me = await page.request.get(`${adaUrl}/api/users/me`, { headers: { Origin: adaUrl } });
  expect((await me.json()).user).toMatchObject({ email: BOTH, role: "translator", languages: ["tr"] });

  await page.getByRole("link", { name: words.all }).click();
  await page.waitForURL(`${group.url}/admin**`);
  await others.getByText(words.other).waitFor();
});

test("who has an account at one hotel sees no chooser, and is not let in at the other", async () => {
  const page = await signedIn(ONE);
  const { request } = page;
  const headers = { Origin: group.url };
  const hotels = await request.get(`${group.url}/api/hotels`, { headers });
  expect(await hotels.json()).toEqual({ hotels: [] });
  await page.locator(".publish-status").waitFor();
  expect(await page.locator(".hotel-chooser").count()).toBe(0);

  const given = await request.post(`${group.url}/api/hotels/pass`, { headers, data: { url: adaUrl } });
  const { pass, to } = await given.json();
  const entering = await request.post(to, { headers, form: { pass } });
  expect(entering.status()).toBe(403);
  expect(await entering.text()).toContain(EDITOR_DOORS.en.oneLogin.noAccount);
});

test("a session of one hotel is nobody at the other", async () => {
  const page = await signedIn(BOTH);
  const cookies = await page.context().cookies(group.url);
  const token = cookies.find(({ name }) => name === "payload-token")?.value ?? "";
  const call = (url: string) => fetch(url, { headers: { Authorization: `JWT ${token}` } });
  for (const path of ["pages", "rooms", "media", "globals/menus", "globals/hotel", "pages/versions"]) {
    expect([path, (await call(`${group.url}/api/${path}`)).status]).toEqual([path, 200]);
    expect([path, (await call(`${adaUrl}/api/${path}`)).status]).toEqual([path, 403]);
  }
  const me = await call(`${adaUrl}/api/users/me`);
  expect((await me.json()).user).toBeNull();
});

test("what one hotel publishes is told to its own site, and answered by its own content API alone", async () => {
  const { request } = await signedIn(BOTH);
  await untilTrue(() => sites.told("group") > 0 && sites.told("ada") > 0);
  const [before, told] = [await homeTitle(group.url), sites.told("ada")];
  expect(await homeTitle(adaUrl)).toBe(before);

  const pages = `${group.url}/api/pages`;
  const headers = { Origin: group.url };
  const found = await request.get(`${pages}?where[url][equals]=/&locale=en&depth=0`, { headers });
  const { docs } = await found.json();
  const data = { title: "The group's own words", _status: "published" };
  const saved = await request.patch(`${pages}/${docs[0].id}?locale=en`, { headers, data });
  expect(saved.status()).toBe(200);

  await untilTrue(() => sites.told("group") > 1);
  expect(await homeTitle(group.url)).toBe(data.title);
  expect(await homeTitle(adaUrl)).toBe(before);
  expect(sites.told("ada")).toBe(told);
});

async function homeTitle(url: string): Promise<unknown> {
  const answer = await fetch(`${url}/api/v1/pages/url-lang?property-id=1&url=/&lang=en`);
  return (await answer.json()).title;
}

/** Sites that take every webhook. */
interface Sites {
  url(name: string): string;
  /** How many webhooks came. */
  told(name: string): number;
  close(): Promise<void>;
}

async function listen(): Promise<Sites> {
  const calls: string[] = [];
  const port = await freePort();
  const server = createServer((request, response) => {
    calls.push(request.url ?? "");
    request.resume();
    response.writeHead(202).end();
  });
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  return {
    url: (name) => `http://127.0.0.1:${port}/${name}`,
    told: (name) => calls.filter((path) => path === `/${name}`).length,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
