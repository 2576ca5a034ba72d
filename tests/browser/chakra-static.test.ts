import type { Page } from "playwright-core";
import { DESKTOP, hydrated, PHONE, world } from "../support/browser";
import { styleDifferences } from "../support/computed-styles";
import { LAYOUT_PAGES } from "../support/layouts";
import { buildAndServe, EMBEDDED_HOTEL } from "../support/site";
import { newPage } from "../support/visit";
import { copyWorkspace } from "../support/workspace";

/** The embedded hotel with Chakra in the browser. */
let runtimeSite: string;
const server = new AbortController();

beforeAll(async () => {
  const hotel = {
    ...EMBEDDED_HOTEL,
    workspace: await copyWorkspace("chakra"),
    release: ".test-sites/chakra-release",
  };
  runtimeSite = await buildAndServe(hotel, { environment: { CHAKRA_RUNTIME: "1" }, signal: server.signal });
}, 900_000);
afterAll(() => server.abort());

type Act = (page: Page) => Promise<void>;
type Screen = typeof PHONE;

/** Opens a page of both sites, does the same in both, and answers what looks different. */
async function differencesAfter(
  path: string,
  act: Act,
  viewport: Screen,
  locale = "en-GB",
): Promise<string[]> {
  return styleDifferences(...(await openInBoth(path, act, viewport, locale)));
}

async function openInBoth(path: string, act: Act, viewport: Screen, locale: string): Promise<[Page, Page]> {
  const open = async (site: string) => {
    const page = await newPage({ viewport, locale, reducedMotion: "reduce" });
    await page.goto(site + path, { waitUntil: "networkidle" });
    await hydrated(page);
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
  // A click scrolls by as little as it needs, which is not the same in every run: the navbar's look hangs on it.
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
    await page.waitForLoadState("networkidle");
  };

test.each(Object.entries(LAYOUT_PAGES))(
  "%s looks the same with and without Chakra in the browser, on a desktop and on a phone",
  async (_layout, path) => {
    const pages = await openInBoth(path, nothing, DESKTOP, "en-GB");
    expect(await styleDifferences(...pages)).toEqual([]);
    for (const page of pages) await page.setViewportSize(PHONE);
    expect(await styleDifferences(...pages)).toEqual([]);
  },
);

describe.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
])("on %s the page looks the same with and without Chakra in the browser:", (_, viewport) => {
  test.each([
    ["the menu", "/", openMenu],
    ["home on paper", "/", onPaper],
    ["compared rooms", LAYOUT_PAGES["detail-pages with rooms"], compareRooms],
    ["compared rooms on paper", LAYOUT_PAGES["detail-pages with rooms"], compareOnPaper],
    ["an enlarged picture", LAYOUT_PAGES["detail-pages-exclusive with albums"], enlargePicture],
    ["an address that no page has", "/no-such-page", nothing],
  ])("%s", async (_state, path, act) => {
    expect(await differencesAfter(path, act, viewport)).toEqual([]);
  });

  test.each(Object.values(LAYOUT_PAGES).filter((path) => path !== "/"))(
    "a page that was navigated to, %s",
    async (path) => {
      expect(await differencesAfter("/", goTo(path), viewport)).toEqual([]);
    },
  );

  test("the language suggestion", async () => {
    expect(await differencesAfter(LAYOUT_PAGES["detail-pages"], nothing, viewport, "de-DE")).toEqual([]);
  });
});
