import { type Browser, chromium, type Page } from "playwright-core";
import { DESKTOP, hydrated, PHONE } from "../support/browser";
import { findChromium } from "../support/chromium";
import { styleDifferences } from "../support/computed-styles";
import { LAYOUT_PAGES } from "../support/layouts";
import { buildAndServe, EMBEDDED_HOTEL } from "../support/site";

let browser: Browser;
/** The same site, first with Chakra in the browser, then with class names alone. */
let sites: string[];
const servers = new AbortController();

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  const release = ".test-sites/chakra-release";
  const { signal } = servers;
  const environment = { CHAKRA_RUNTIME: "1" };
  const runtime = await buildAndServe({ ...EMBEDDED_HOTEL, release }, { environment, signal });
  sites = [runtime, await buildAndServe(EMBEDDED_HOTEL, { signal })];
}, 900_000);
afterAll(async () => {
  servers.abort();
  await browser.close();
});

type Act = (page: Page) => Promise<void>;

/** Opens a page of both sites, does the same in both, and answers what looks different. */
async function differencesAfter(
  path: string,
  act: Act,
  viewport = DESKTOP,
  locale = "en-GB",
): Promise<string[]> {
  const context = await browser.newContext({ viewport, locale, reducedMotion: "reduce" });
  try {
    const pages: Page[] = [];
    for (const site of sites) {
      const page = await context.newPage();
      await page.goto(site + path, { waitUntil: "networkidle" });
      await hydrated(page);
      await act(page);
      pages.push(page);
    }
    const [runtime, built] = pages;
    return runtime && built ? await styleDifferences(runtime, built) : ["a page is missing"];
  } finally {
    await context.close();
  }
}

const nothing: Act = async () => undefined;
const onPaper: Act = (page) => page.emulateMedia({ media: "print" });
const openMenu: Act = async (page) => {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("dialog").waitFor();
};
const compareRooms: Act = async (page) => {
  const ticks = page.getByRole("checkbox", { name: /^Compare / });
  for (const position of [0, 1]) await ticks.nth(position).check();
  await page.locator("#compare").getByRole("table").waitFor();
};
const compareOnPaper: Act = async (page) => {
  await compareRooms(page);
  await onPaper(page);
};
const enlargePicture: Act = async (page) => {
  const picture = page.locator("a[aria-haspopup=dialog]").first();
  // A click scrolls by as little as it needs, which is not the same in every run: the navbar's look hangs on it.
  await picture.evaluate((link) => link.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.locator("html[data-scrolled]").waitFor();
  await picture.click();
  await page.getByRole("dialog").waitFor();
  await page.waitForFunction(() => document.querySelector(".yarl__slide_loading") === null);
};
const goToRooms: Act = async (page) => {
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.evaluate(() => window.___navigate("/accommodation"));
  await page.locator("#compare").waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator("html:not([data-scrolled])").waitFor();
  await page.waitForLoadState("networkidle");
};

describe.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
])("on %s the page looks the same with and without Chakra in the browser:", (_, viewport) => {
  test.each(Object.entries(LAYOUT_PAGES))("%s", async (_layout, path) => {
    expect(await differencesAfter(path, nothing, viewport)).toEqual([]);
  });

  test.each([
    ["the menu", "/", openMenu],
    ["home on paper", "/", onPaper],
    ["compared rooms", LAYOUT_PAGES["detail-pages with rooms"], compareRooms],
    ["compared rooms on paper", LAYOUT_PAGES["detail-pages with rooms"], compareOnPaper],
    ["an enlarged picture", LAYOUT_PAGES["detail-pages-exclusive with albums"], enlargePicture],
    ["a page that was navigated to", "/", goToRooms],
    ["an address that no page has", "/no-such-page", nothing],
  ])("%s", async (_state, path, act) => {
    expect(await differencesAfter(path, act, viewport)).toEqual([]);
  });

  test("the language suggestion", async () => {
    expect(await differencesAfter(LAYOUT_PAGES["detail-pages"], nothing, viewport, "de-DE")).toEqual([]);
  });
});
