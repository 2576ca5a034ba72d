import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { connectTo, DESKTOP, hydrated, PHONE, watchProblems, world } from "./browser";

/** The two screens of the browser tests, for `test.each`. */
export const SCREENS = [
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
] as const;

let browser: Browser;
let closings: (() => Promise<void>)[] = [];
const watched: string[][] = [];

beforeAll(async () => {
  browser = await connectTo(world().browser);
});
afterEach(async () => {
  for (const close of closings) await close();
  closings = [];
  expect(watched.splice(0).flat()).toEqual([]);
});
afterAll(() => browser.close());

/** An empty page in its own browser context, closed after the test. */
export async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: DESKTOP, ...options });
  const page = await context.newPage();
  closings.push(async () => {
    // Responses mocked by the test may still be in flight.
    if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
  });
  return page;
}

/** A page of the embedded hotel, ready for the visitor; any problem in it fails the test. */
export async function visit(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newPage(options);
  watched.push(watchProblems(page));
  await page.goto(world().site + path);
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}
