import { type Browser, chromium, type Page } from "playwright-core";
import type { LiveSite } from "./live-site";
import { defineNextFrame } from "./next-frame";
import { patient } from "./patient-browser";
import { watchRequests } from "./pending-requests";

/** Addresses provided by the environment of the browser tests (`jest/browser-environment.cjs`). */
interface World {
  browser: string;
  /** The embedded hotel, served as a release with the content API on the same port. */
  site: string;
  /** The small second hotel; for the tests of `npm run test:all` and `test:deep`. */
  secondSite: string;
  /** The embedded hotel behind `npm start`; for the tests of `npm test`. */
  live: LiveSite;
}

declare global {
  var WORLD: World | undefined;
}

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** The same as Playwright's "networkidle", which a busy machine may reach before the page requests its scripts. */
const QUIET_MS = 500;

export function world(): World {
  if (globalThis.WORLD === undefined)
    throw new Error("This test needs the environment of the browser tests.");
  return globalThis.WORLD;
}

/**
 * Connects to a browser of the tests. Disables service workers unless a test allows them: they would hide the requests
 * that tests watch.
 */
export async function connectTo(server: string): Promise<Browser> {
  const browser = patient(await chromium.connect(server));
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await defineNextFrame(context);
    if (options?.serviceWorkers !== "allow")
      await context.addInitScript("delete Navigator.prototype.serviceWorker");
    return context;
  };
  return browser;
}

/** Errors and warnings of a page, and what it failed to load: each entry would be a defect for a visitor. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (reason !== "net::ERR_ABORTED") problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

/**
 * Resolves once nothing on the page moves or changes colour, and components have measured themselves. Ends animations
 * itself: in a browser that has stopped painting (`next-frame.ts`), none ever ends.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await nextFrame();
    await nextFrame();
    for (let running = document.getAnimations(); running.length > 0; running = document.getAnimations()) {
      for (const animation of running) animation.finish();
      await nextFrame();
    }
  });
}

/** Resolves when React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-app]").waitFor();
}

/** Opens a URL and resolves when the page is hydrated and has loaded everything it requests automatically. */
export async function openWhole(page: Page, url: string): Promise<void> {
  const requests = watchRequests(page);
  await page.goto(url);
  await hydrated(page);
  await requests.ended(QUIET_MS);
}
