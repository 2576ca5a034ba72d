import { PHONE, DESKTOP, world } from "../support/browser";
import { totalShift, watchShiftsFromStart } from "../support/layout-shifts";
import { newPage } from "../support/visit";

const MOST = 0.0012;
const PAGES = ["/", "/about-us", "/accommodation/sea-suite", "/gallery", "/ru"];

/** A slow mobile network, in bytes a second and milliseconds. */
const SLOW = { offline: false, downloadThroughput: 200_000, uploadThroughput: 90_000, latency: 150 };

test.each(
  PAGES.flatMap((path) => [PHONE, DESKTOP].map((viewport) => [path, viewport.width, viewport] as const)),
)("%s at %i px holds still while it loads slowly", async (path, _, viewport) => {
  const page = await newPage({ viewport, locale: path === "/ru" ? "ru" : "en" });
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", SLOW);
  await watchShiftsFromStart(page);
  await page.goto(world().site + path, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await totalShift(page)).toBeLessThanOrEqual(MOST);
});
