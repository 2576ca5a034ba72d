import type { Page } from "playwright-core";
import { DESKTOP, openWhole, PHONE, world } from "../support/browser";
import { styleDifferences } from "./computed-styles";
import { LAYOUT_PAGES } from "../support/layouts";
import { buildAndServe, EMBEDDED_HOTEL } from "../support/site";
import { newPage } from "../support/visit";
import { copyWorkspace } from "../support/workspace";

/** The embedded hotel with Chakra running in the browser. */
let runtimeSite: string;
const server = new AbortController();

beforeAll(async () => {
  const hotel = {
    ...EMBEDDED_HOTEL,
    workspace: await copyWorkspace("chakra"),
    release: ".test-sites/chakra-release",
  };
  runtimeSite = await buildAndServe(hotel, {
    environment: { CHAKRA_RUNTIME: "1" },
    compression: "none",
    signal: server.signal,
  });
}, 900_000);
afterAll(() => server.abort());

const NOON = "2026-06-01T09:00:00Z";

type Act = (page: Page) => Promise<void>;
type Screen = typeof PHONE;

/** Opens the same page of both sites and does the same in both. */
async function openInBoth(path: string, act: Act, viewport: Screen, locale = "en-GB"): Promise<[Page, Page]> {
  const open = async (site: string) => {
    const page = await newPage({ viewport, locale, reducedMotion: "reduce" });
    // The page shows the hotel's clock, and the two sites are read at different times.
    await page.clock.setFixedTime(NOON);
    await openWhole(page, site + path);
    await act(page);
    return page;
  };
  return Promise.all([open(runtimeSite), open(world().site)]);
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
  // A click scrolls only as far as needed, which differs between runs and changes the navbar's look.
  await picture.evaluate((link) => link.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.locator("html[data-scrolled]").waitFor();
  await picture.click();
  await page.getByRole("dialog").waitFor();
  await page.waitForFunction(() => document.querySelector(".yarl__slide_loading") === null);
};
const goTo =
  (path: string): Act =>
  async (page) => {
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.evaluate((to) => window.___navigate(to), path);
    await page.locator(`link[rel=canonical][href$="${path}"]`).waitFor({ state: "attached" });
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.locator("html:not([data-scrolled])").waitFor();
  };

/** Visible differences at desktop size, then at phone size in the same window. */
async function differencesOnBoth(path: string, act: Act, locale?: string): Promise<string[]> {
  const pages = await openInBoth(path, act, DESKTOP, locale);
  const found = await styleDifferences(...pages);
  for (const page of pages) await page.setViewportSize(PHONE);
  return [...found, ...(await styleDifferences(...pages))];
}

describe("on a desktop and on a phone the page looks the same with and without Chakra in the browser:", () => {
  test.each<[state: string, path: string, act: Act]>([
    ...Object.entries(LAYOUT_PAGES).map(([layout, path]): [string, string, Act] => [layout, path, nothing]),
    ["home on paper", "/", onPaper],
    ["compared rooms", LAYOUT_PAGES["detail-pages with rooms"], compareRooms],
    ["compared rooms on paper", LAYOUT_PAGES["detail-pages with rooms"], compareOnPaper],
    ["an address that no page has", "/no-such-page", nothing],
  ])("%s", async (_state, path, act) => {
    expect(await differencesOnBoth(path, act)).toEqual([]);
  });

  test.each(Object.values(LAYOUT_PAGES).filter((path) => path !== "/"))(
    "a page reached by navigation, %s",
    async (path) => {
      expect(await differencesOnBoth("/", goTo(path))).toEqual([]);
    },
  );

  test("the language suggestion", async () => {
    expect(await differencesOnBoth(LAYOUT_PAGES["detail-pages"], nothing, "de-DE")).toEqual([]);
  });
});

// An overlay is laid out for the window size in which it opens.
describe.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
])("on %s it looks the same with and without Chakra in the browser:", (_, viewport) => {
  test.each([
    ["the menu", "/", openMenu],
    ["an enlarged picture", LAYOUT_PAGES["detail-pages-exclusive with albums"], enlargePicture],
  ])("%s", async (_state, path, act) => {
    expect(await styleDifferences(...(await openInBoth(path, act, viewport)))).toEqual([]);
  });
});
