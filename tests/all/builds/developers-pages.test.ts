import { cp } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { hydrated, watchProblems } from "../../support/browser";
import { launchChromium } from "../../support/chromium";
import { patient } from "../../support/patient-browser";
import { replaceInFile } from "../../support/replace-in-file";
import { runCommand } from "../../support/run-command";
import { untilTrue } from "../../support/until-true";
import { copySecondSite } from "./second-site";
import { type ServedRelease, serveBuild } from "./serve-build";

const PAGES = "tests/fixtures/developers-pages";
const SITE_URL = "http://localhost:8000";
/** Chakra's `teal.600`. */
const TEAL = "rgb(13, 148, 136)";

let site: ServedRelease;
let browser: Browser;

beforeAll(async () => {
  const { folder } = await copySecondSite("developers-pages");
  await cp(PAGES, join(folder, "src/pages"), { recursive: true });
  await replaceInFile(join(folder, "src/pages/framed.tsx"), "../../../src/pages/_Frame", "./_Frame");
  // The site's own code may import from the package's main entry as well as from its parts.
  await replaceInFile(
    join(folder, "src/chrome/Footer.tsx"),
    "@chakra-ui/react/styled-system",
    "@chakra-ui/react",
  );
  const build = runCommand(folder, "build", { HOTEL_FILE: "content/hotel.json", SITE_URL });
  if ((await build.ended) !== 0) throw new Error(build.output());
  site = await serveBuild(join(folder, "public"), SITE_URL);
  browser = patient(await launchChromium());
}, 900_000);
afterAll(async () => {
  await browser.close();
  site.close();
});

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...options });
  await page.goto(`${site.url}${path}`);
  return page;
}

const styleOf = (page: Page, selector: string, property: "backgroundColor" | "width") =>
  page.locator(selector).evaluate((element, name) => getComputedStyle(element)[name], property);

/** Waits until a picture has loaded and faded in; returns its width. */
async function shownWidth(page: Page, alt: string): Promise<number> {
  const picture = page.getByAltText(alt).last();
  await untilTrue(() => picture.evaluate((image) => getComputedStyle(image).opacity === "1"));
  return picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
}

test("a page with stock Chakra components and a static image is styled before any script runs", async () => {
  const page = await open("/hello", { javaScriptEnabled: false });
  expect(await styleOf(page, "button", "backgroundColor")).toBe(TEAL);
  expect(await shownWidth(page, "The lake")).toBeGreaterThan(0);
});

test("this page works, and its link leads into the site and back", async () => {
  const page = await open("/hello");
  const problems = watchProblems(page);
  await hydrated(page);
  await page.getByRole("button").click();
  expect(await page.getByRole("button").innerText()).toBe("Pressed 2 times");
  expect(await shownWidth(page, "The lake")).toBeGreaterThan(0);

  await page.evaluate(() => document.documentElement.setAttribute("data-loaded-once", ""));
  await page.getByRole("link", { name: "About us" }).click();
  await page.getByRole("heading", { level: 1, name: "About the lodge" }).waitFor();
  await page.goBack();
  expect(await styleOf(page, "role=button[name='Pressed 1 times']", "backgroundColor")).toBe(TEAL);
  expect(await shownWidth(page, "The lake")).toBeGreaterThan(0);
  expect(await page.locator("html[data-loaded-once]").count()).toBe(1);
  expect(problems).toEqual([]);
});

test("a page in the site's frame uses the site's languages and queries, and computes a style", async () => {
  const page = await open("/ru/framed");
  const problems = watchProblems(page);
  await hydrated(page);
  expect(await page.getByRole("main").getByRole("heading", { level: 1 }).innerText()).toBe(SITE_URL);
  expect(await page.title()).toBe(SITE_URL);
  expect(await page.getByTestId("computed").innerText()).toBe(
    await page.locator("a[href='#main']").innerText(),
  );
  expect(await styleOf(page, "[data-testid=computed]", "width")).toBe(`${SITE_URL.length}px`);
  expect(await page.getByRole("progressbar").isVisible()).toBe(true);
  expect(await shownWidth(page, "The sauna")).toBeGreaterThan(0);
  expect(await page.locator("a[hreflang=tr]").first().getAttribute("href")).toBe("/tr/framed");
  expect(problems).toEqual([]);
});

test("the hotel's pages load none of that code", async () => {
  const page = await browser.newPage();
  const scripts: string[] = [];
  page.on("request", (request) => void scripts.push(new URL(request.url()).pathname));
  await page.goto(`${site.url}/about-us`);
  await hydrated(page);
  expect(scripts).toContainEqual(expect.stringMatching(/^\/component---src-layouts-/));
  expect(scripts.filter((path) => /src-pages|^\/pages-/.test(path))).toEqual([]);
  expect(await page.content()).not.toMatch(/data-emotion="css |gatsby-image/);
});
