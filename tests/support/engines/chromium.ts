import { type Browser, chromium } from "playwright-core";
import { world } from "../browser";
import type { Engine, Tab, Visitor } from "./engine";
import { expressionOf, findShown } from "./in-page";
import { untilFound } from "./until-found";

/** The browser tests' Chromium. */
export function createChromium(): Engine {
  let browser: Promise<Browser> | undefined;
  return {
    name: "Chromium",
    async newTab(visitor) {
      browser ??= chromium.connect(world().browser);
      return openTab(await browser, visitor);
    },
    close: async () => (await browser)?.close(),
  };
}

async function openTab(browser: Browser, visitor: Visitor): Promise<Tab> {
  const context = await browser.newContext({
    viewport: visitor.size,
    locale: visitor.languages[0],
    reducedMotion: visitor.reducedMotion ? "reduce" : "no-preference",
    javaScriptEnabled: visitor.scripts,
    hasTouch: true,
  });
  context.setDefaultTimeout(0);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  const find = (selector: string, name?: string) =>
    untilFound(`${selector} ${name ?? ""}`, async () => {
      const found = await page.evaluateHandle<Element | null>(expressionOf(findShown, [selector, name]));
      return found.asElement();
    });
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: "domcontentloaded" })),
    evaluate: (task, ...args) => page.evaluate(expressionOf(task, args)),
    click: async (selector, name) => (await find(selector, name)).click(),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (size) => page.setViewportSize(size),
    screenshot: () => page.screenshot(),
    complaints: async () => complaints,
    close: () => context.close(),
  };
}
