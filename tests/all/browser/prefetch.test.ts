import type { Page } from "playwright-core";
import { hydrated, world } from "../../support/browser";
import { untilTrue } from "../../support/until-true";
import { newPage } from "../../support/visit";

/** Matches the data of pages other than the shown one. */
const OTHER_PAGE_DATA = /\/page-data\/(?!contact\/).+\/page-data\.json$/;

async function openContact(page: Page): Promise<void> {
  await page.goto(`${world().site}/contact`);
  await hydrated(page);
}

/** When the data of other pages was requested and had arrived. */
async function fetchedAhead(page: Page): Promise<{ start: number; end: number }[]> {
  const entries = await page.evaluate(() =>
    performance.getEntriesByType("resource").map((entry) => ({
      url: entry.name,
      start: entry.startTime,
      end: entry.startTime + entry.duration,
    })),
  );
  return entries.filter(({ url }) => OTHER_PAGE_DATA.test(url));
}

test("linked pages are prefetched, at most five at a time", async () => {
  const page = await newPage();
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 100,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await openContact(page);
  await page.mouse.wheel(0, 20_000);
  await untilTrue(async () => (await fetchedAhead(page)).length > 10);
  const fetched = await fetchedAhead(page);
  const beside = fetched.map(
    ({ start }) => fetched.filter((other) => other.start <= start && start < other.end).length,
  );
  expect(Math.max(...beside)).toBe(5);
});

test("hovering over a link prefetches the lead picture of its page along with its data", async () => {
  const gallery = await newPage();
  await gallery.goto(`${world().site}/gallery`);
  const lead = await gallery
    .locator('img[fetchpriority="high"]')
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.currentSrc;
    });
  const page = await newPage();
  await openContact(page);
  const fetched = page.waitForRequest(lead);
  await page.locator('a[href="/gallery"]:visible').first().hover();
  expect((await fetched).resourceType()).toBe("image");
});

test("a navigation is announced only by its title, and moves focus to the page", async () => {
  const page = await newPage();
  await openContact(page);
  await page.locator('a[href="/gallery"]:visible').first().click();
  await page.waitForURL(`${world().site}/gallery`);
  await page.waitForFunction(() => document.getElementById("page-announcer")?.textContent === document.title);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("gatsby-focus-wrapper");
  expect(await page.locator("#gatsby-announcer").getAttribute("aria-live")).toBe("off");
});
