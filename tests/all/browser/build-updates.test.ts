import type { Page } from "playwright-core";
import { hydrated } from "../../support/browser";
import { type Deploys, renewCode, replaceText, startDeploys } from "../../support/deploys";
import { newPage } from "../../support/visit";

const ABOUT = ["about-us/index.html", "page-data/about-us/page-data.json"];
const TARGET = "/about-us?from=menu#main";
const LINKS = [
  replaceText(["index.html"], 'href="/about-us"', `href="${TARGET}"`),
  replaceText(["page-data/index/page-data.json"], '"url":"/about-us"', `"url":"${TARGET}"`),
];
const NEWS = [...LINKS, replaceText(ABOUT, "Since 1931", "Since 1932")];

let site: Deploys;
let first: string;
const later: Record<"content" | "code", string> = { content: "", code: "" };

beforeAll(async () => {
  site = await startDeploys();
  first = await site.release(...LINKS);
  later.content = await site.release(...NEWS);
  later.code = await site.release(...NEWS, renewCode);
});
beforeEach(() => site.deploy(first));
afterAll(() => site.close());

interface Tab {
  page: Page;
  /** Path and query of every loaded document. */
  loads: string[];
}

const answersTo = (page: Page, path: string) =>
  page.waitForResponse((response) => response.url().includes(path));

/** The home page in a tab that knows its build, with a fake clock. If the visitor saves data, nothing is prefetched. */
async function openTab({ savesData = false } = {}): Promise<Tab> {
  const page = await newPage({ locale: "en" });
  const loads: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) loads.push(pathname + search);
  });
  if (savesData) await page.addInitScript("navigator.connection.__defineGetter__('saveData', () => true)");
  await page.clock.install();
  await Promise.all([answersTo(page, "/builds/meta/"), page.goto(site.url)]);
  await page.waitForLoadState("networkidle");
  return { page, loads };
}

/** Lets five minutes pass, after which the tab checks for a newer build. */
async function untilPolled({ page }: Tab): Promise<void> {
  const polled = answersTo(page, "/builds/latest.json");
  await page.clock.fastForward("05:00");
  await (await polled).finished();
}

const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).first();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("a link to a page whose code is gone loads the new page once, even before polling has noticed the publish", async () => {
  const tab = await openTab({ savesData: true });
  site.deploy(later.code);
  await link(tab.page, "The lodge").click();
  await tab.page.getByText("Since 1932").waitFor();
  expect(tab.page.url()).toBe(site.url + TARGET);
  // The page that has just been shown should need no further full load.
  await hydrated(tab.page);
  await link(tab.page, "Contact").click();
  await heading(tab.page, "Contact the lodge").waitFor();
  expect(tab.loads).toEqual(["/", "/about-us?from=menu"]);
});

test("after a publish, Back and Forward load pages in full, with query and hash, but not while the form contains input", async () => {
  const tab = await openTab();
  await link(tab.page, "The lodge").click();
  await tab.page.getByText("Since 1931").waitFor();
  const email = tab.page.locator("form input[type=email]");
  await email.fill("reader@");
  site.deploy(later.content);
  await untilPolled(tab);
  await tab.page.goBack();
  await heading(tab.page, "Still water").waitFor();
  expect(tab.loads).toEqual(["/"]);
  expect(await email.inputValue()).toBe("reader@");

  await email.fill("");
  await tab.page.goForward();
  await tab.page.getByText("Since 1932").waitFor();
  expect(tab.page.url()).toBe(site.url + TARGET);
  expect(tab.loads).toEqual(["/", "/about-us?from=menu"]);
});
