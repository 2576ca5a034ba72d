import type { Browser, BrowserContext, Page } from "playwright-core";
import { connect, hydrated } from "../../support/browser";
import { untilTrue } from "../../support/until-true";
import { type Deploys, renewCode, replaceText, startDeploys } from "../../support/deploys";

const ABOUT = ["about-us/index.html", "page-data/about-us/page-data.json"];
const TARGET = "/about-us?from=menu#main";
const LINKS = [
  replaceText(["index.html"], 'href="/about-us"', `href="${TARGET}"`),
  replaceText(["page-data/index/page-data.json"], '"url":"/about-us"', `"url":"${TARGET}"`),
];
const NEWS = [...LINKS, replaceText(ABOUT, "Since 1931", "Since 1932")];

let browser: Browser;
let site: Deploys;
let first: string;
const later: Record<"content" | "code", string> = { content: "", code: "" };
let contexts: BrowserContext[] = [];

beforeAll(async () => {
  browser = await connect();
  site = await startDeploys();
  first = await site.release(...LINKS);
  later.content = await site.release(...NEWS);
  later.code = await site.release(...NEWS, renewCode);
});
beforeEach(() => site.deploy(first));
afterEach(async () => {
  for (const context of contexts) await context.close();
  contexts = [];
});
afterAll(async () => {
  await browser.close();
  site.close();
});

interface Tab {
  page: Page;
  /** Path and query of every loaded document. */
  loads: string[];
  /** Path of every requested build file. */
  asked: string[];
}

/** Opens the home page with a fake clock. For a visitor who saves data, nothing is prefetched. */
async function openTab(savesData: boolean): Promise<Tab> {
  const context = await browser.newContext({ locale: "en" });
  contexts.push(context);
  const page = await context.newPage();
  const tab: Tab = { page, loads: [], asked: [] };
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) tab.loads.push(pathname + search);
    if (pathname.startsWith("/builds/")) tab.asked.push(pathname);
  });
  if (savesData) await page.addInitScript("navigator.connection.__defineGetter__('saveData', () => true)");
  await page.clock.install();
  await page.goto(site.url);
  await hydrated(page);
  return tab;
}

/** A tab that has found out which build it runs. */
async function openSettledTab({ savesData = false } = {}): Promise<Tab> {
  const tab = await openTab(savesData);
  await untilAsked(tab, /^\/builds\/meta\//);
  return tab;
}

async function untilAsked({ page, asked }: Tab, path: RegExp): Promise<void> {
  if (!asked.some((entry) => path.test(entry))) {
    await page.waitForResponse((response) => path.test(new URL(response.url()).pathname));
  }
  await page.waitForLoadState("networkidle");
}

/** Lets five minutes pass, after which the tab checks for a newer build. */
async function untilPolled(tab: Tab): Promise<void> {
  const polled = tab.page.waitForResponse((response) => response.url().includes("/builds/latest.json"));
  await tab.page.clock.fastForward("05:00");
  await (await polled).finished();
}

const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).first();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Continues from a page that has just been shown, which should need no further full load. */
async function goOn({ page }: Tab): Promise<void> {
  await hydrated(page);
  await link(page, "Contact").click();
  await heading(page, "Contact the lodge").waitFor();
}

test("going back after a publish loads the page in full, keeping its query and hash", async () => {
  const tab = await openSettledTab();
  await link(tab.page, "The lodge").click();
  await tab.page.getByText("Since 1931").waitFor();
  await link(tab.page, "Contact").click();
  await heading(tab.page, "Contact the lodge").waitFor();
  site.deploy(later.content);
  await untilPolled(tab);

  await tab.page.goBack();
  await tab.page.getByText("Since 1932").waitFor();
  expect(tab.page.url()).toBe(site.url + TARGET);
  expect(tab.loads).toEqual(["/", "/about-us?from=menu"]);
});

test("a link to a page whose code is gone loads the new page once, even before polling has noticed the publish", async () => {
  const tab = await openSettledTab({ savesData: true });
  site.deploy(later.code);
  await link(tab.page, "The lodge").click();
  await tab.page.getByText("Since 1932").waitFor();
  expect(tab.page.url()).toBe(site.url + TARGET);
  await goOn(tab);
  expect(tab.loads).toEqual(["/", "/about-us?from=menu"]);
});

test("navigating does not reload the site while the form contains input, but does once it is empty", async () => {
  const tab = await openSettledTab();
  const email = tab.page.locator("form input[type=email]");
  await email.fill("reader@");
  site.deploy(later.content);
  await untilPolled(tab);
  await link(tab.page, "Contact").click();
  await heading(tab.page, "Contact the lodge").waitFor();
  expect(tab.loads).toEqual(["/"]);
  expect(await email.inputValue()).toBe("reader@");

  await email.fill("");
  await link(tab.page, "Birch Lake Lodge").click();
  await heading(tab.page, "Still water").waitFor();
  await untilTrue(() => tab.loads.length > 1);
  expect(tab.loads).toEqual(["/", "/"]);
});
