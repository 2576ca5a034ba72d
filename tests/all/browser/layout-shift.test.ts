import type { ViewportSize } from "playwright-core";
import { openWhole, world } from "../../support/browser";
import { totalShift, watchShiftsFromStart } from "../../support/layout-shifts";
import { untilTrue } from "../../support/until-true";
import { newPage, SCREENS } from "../../support/visit";

const MOST = 0.0012;
const PAGES = ["/", "/about-us", "/accommodation/sea-suite", "/gallery", "/ru"];

/** A slow mobile network, in bytes a second and milliseconds. */
const SLOW = { offline: false, downloadThroughput: 200_000, uploadThroughput: 90_000, latency: 150 };

/** How far the page's parts move until everything is there. */
async function shiftWhileLoading(path: string, viewport: ViewportSize): Promise<number> {
  const page = await newPage({ viewport, locale: path === "/ru" ? "ru" : "en" });
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", SLOW);
  await watchShiftsFromStart(page);
  await openWhole(page, world().site + path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return totalShift(page);
}

test.each(PAGES)("%s holds still while it loads slowly, on a phone and on a desktop", async (path) => {
  // A slow network leaves the machine idle: both at once.
  const shifts = await Promise.all(SCREENS.map(([, viewport]) => shiftWhileLoading(path, viewport)));
  for (const shift of shifts) expect(shift).toBeLessThanOrEqual(MOST);
});

test("the footer's last line holds still while the logo in it comes", async () => {
  const page = await newPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.svg", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(world().site, { waitUntil: "domcontentloaded" });
  const footer = page.getByRole("contentinfo");
  const last = footer.getByRole("navigation").last();
  const logo = footer
    .getByRole("link")
    .filter({ has: page.locator("img") })
    .last()
    .locator("img");
  await logo.scrollIntoViewIfNeeded();
  const before = await last.boundingBox();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
  release();
  await untilTrue(() => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0));
  expect(await last.boundingBox()).toEqual(before);
});
