import type { Page, Route } from "playwright-core";
import { hydrated, world } from "../support/browser";
import { untilTrue } from "../support/until-true";
import { newPage } from "../support/visit";

/** Matches the data of pages other than the shown one. */
const OTHER_PAGE_DATA = /\/page-data\/(?!contact\/).+\/page-data\.json$/;

async function openContact(page: Page): Promise<void> {
  await page.goto(`${world().site}/contact`);
  await hydrated(page);
}

test("the pages that links lead to are fetched ahead, at most five at once", async () => {
  const page = await newPage();
  const held: Route[] = [];
  let fetched = 0;
  await page.route(OTHER_PAGE_DATA, (route) => {
    held.push(route);
    fetched += 1;
  });
  await openContact(page);
  await page.mouse.wheel(0, 20_000);
  while (fetched < 8) {
    await untilTrue(() => held.length === 5);
    await held.shift()?.continue();
  }
  expect(held.length).toBeLessThanOrEqual(5);
});

test("with a mouse, the pages of links in view are fetched as soon as the app has time", async () => {
  const page = await newPage();
  // Gatsby's own pause before them, as on a phone, never ends here.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: TimerHandler, wait?: number, ...rest: unknown[]) =>
        wait === 3_000 ? 0 : setTimeout(run, wait, ...rest),
    });
  });
  const fetched = page.waitForRequest(OTHER_PAGE_DATA);
  await openContact(page);
  await fetched;
});

test.each([{ saveData: true }, { effectiveType: "2g" }])(
  "nothing is fetched ahead on %j",
  async (connection) => {
    const page = await newPage();
    const ahead: string[] = [];
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, "connection", { value }),
      connection,
    );
    page.on("request", (request) => {
      if (OTHER_PAGE_DATA.test(request.url())) ahead.push(request.url());
    });
    await page.clock.install();
    await openContact(page);
    await page.locator('a[href="/gallery"]:visible').first().hover();
    // Gatsby waits three seconds before it fetches the first pages ahead.
    await page.clock.runFor(10_000);
    await page.evaluate(() => fetch("/builds/latest.json"));
    expect(ahead).toEqual([]);
  },
);

test("the picture at the next page's head is fetched with its data when a visitor reaches for the link", async () => {
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
  await fetched;
});

test("a navigation is announced by its title alone, and takes the focus along", async () => {
  const page = await newPage();
  await openContact(page);
  await page.locator('a[href="/gallery"]:visible').first().click();
  await page.waitForURL(`${world().site}/gallery`);
  await page.waitForFunction(() => document.getElementById("page-announcer")?.textContent === document.title);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("gatsby-focus-wrapper");
  expect(await page.locator("#gatsby-announcer").getAttribute("aria-live")).toBe("off");
});
