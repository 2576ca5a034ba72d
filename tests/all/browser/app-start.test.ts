import { hydrated, PHONE, world } from "../../support/browser";
import { newPage } from "../../support/visit";

// Creating the first format makes Chrome go through all its locales, which takes 80 ms on a slow phone.
test("the app starts without creating number or date formats", async () => {
  const page = await newPage({ viewport: PHONE });
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    Reflect.deleteProperty(Intl, "NumberFormat");
    Reflect.deleteProperty(Intl, "DateTimeFormat");
  });
  for (const path of ["/", "/about-us", "/accommodation/sea-suite", "/gallery", "/early-booking"]) {
    await page.goto(world().site + path, { waitUntil: "load" });
    await hydrated(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect({ path, errors }).toEqual({ path, errors: [] });
  }
});

test("Chrome is told to compile the app's scripts while they load", async () => {
  const page = await newPage();
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (/\/(?:framework|app|component)-.*\.js$/.test(response.url())) scripts.push(response.url());
  });
  await page.goto(world().site);
  await hydrated(page);
  const codes = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
  expect(codes.length).toBeGreaterThanOrEqual(3);
  for (const code of codes) expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
