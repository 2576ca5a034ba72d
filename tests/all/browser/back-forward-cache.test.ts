import { type Browser, chromium } from "playwright-core";
import { hydrated, world } from "../../support/browser";
import { findChromium } from "../../support/chromium";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
});
afterAll(() => browser.close());

test("pages are eligible for the back/forward cache", async () => {
  const page = await browser.newPage();
  await page.goto(`${world().site}/about-us`);
  await hydrated(page);
  await page.evaluate(() => window.location.assign("/contact"));
  await page.waitForURL("**/contact");
  await hydrated(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Page.enable");
  const reasons = new Promise<string[]>((resolve) => {
    // Headless browsers often have further, circumstantial reasons.
    devTools.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
      resolve(
        notRestoredExplanations.flatMap(({ type, reason }) => (type === "Circumstantial" ? [] : [reason])),
      ),
    );
    devTools.on("Page.frameNavigated", ({ type }) => {
      if (type === "BackForwardCacheRestore") resolve([]);
    });
  });
  // Deferred, as the page would otherwise be gone before `evaluate` returns.
  await page.evaluate(() => void setTimeout(() => window.history.back()));
  expect(await reasons).toEqual([]);
});
