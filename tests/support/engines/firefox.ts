import { existsSync } from "node:fs";
import puppeteer, { type Browser, ElementHandle } from "puppeteer-core";
import type { Engine, Tab, Visitor } from "./engine";
import { expressionOf, findShown } from "./in-page";
import { untilFound } from "./until-found";

const PLACES = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

/** `FIREFOX_PATH`, or else one of the usual places. */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX_PATH || PLACES.find(existsSync);
}

/** A pointer that is precise and can hover: headless Firefox has none by default. */
const MOUSE = 6;

/** Firefox over WebDriver BiDi; one for each kind of visitor, because languages and settings are fixed at launch. */
export function createFirefox(executablePath: string): Engine {
  const browsers = new Map<string, Promise<Browser>>();
  return {
    name: "Firefox",
    async newTab({ size, ...kind }) {
      const key = JSON.stringify(kind);
      const browser = browsers.get(key) ?? launch(executablePath, kind);
      browsers.set(key, browser);
      return openTab(await browser, size);
    },
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}

function launch(executablePath: string, visitor: Omit<Visitor, "size">): Promise<Browser> {
  return puppeteer.launch({
    browser: "firefox",
    executablePath,
    // The test's own timeout ends a launch that hangs.
    timeout: 0,
    // A command without a response fails with its name, long before the test's timeout.
    protocolTimeout: 180_000,
    extraPrefsFirefox: {
      "intl.accept_languages": visitor.languages.join(","),
      "ui.prefersReducedMotion": visitor.reducedMotion ? 1 : 0,
      "javascript.enabled": visitor.scripts,
      "ui.primaryPointerCapabilities": MOUSE,
      "ui.allPointerCapabilities": MOUSE,
    },
  });
}

async function openTab(browser: Browser, size: Visitor["size"]): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(0);
  await page.setViewport(size);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) complaints.push(message.text());
  });
  const find = (selector: string, name?: string) =>
    untilFound(`${selector} ${name ?? ""}`, async () => {
      const found = await page.evaluateHandle<[], () => Element | null>(
        expressionOf(findShown, [selector, name]),
      );
      return found instanceof ElementHandle ? found : null;
    });
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: "domcontentloaded" })),
    evaluate: <Args extends readonly unknown[], Result>(
      task: (...args: Args) => Result | Promise<Result>,
      ...args: Args
    ) => page.evaluate<[], () => Promise<Result>>(expressionOf(task, args)),
    click: async (selector, name) => (await find(selector, name)).click(),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (size) => page.setViewport(size),
    screenshot: async () => Buffer.from(await page.screenshot()),
    complaints: async () => complaints,
    close: () => context.close(),
  };
}
