import type { Page } from "playwright-core";
import { hydrated, world } from "../../support/browser";
import { newPage } from "../../support/visit";

/** Matches the data of pages other than the shown one. */
const OTHER_PAGE_DATA = /\/page-data\/(?!contact\/).+\/page-data\.json$/;

async function openContact(page: Page): Promise<void> {
  await page.goto(`${world().site}/contact`);
  await hydrated(page);
}

test("pages of links in view are prefetched", async () => {
  const page = await newPage();
  const fetched = page.waitForRequest(OTHER_PAGE_DATA);
  await openContact(page);
  expect((await fetched).method()).toBe("GET");
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
