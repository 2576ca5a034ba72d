import type { Browser } from "playwright-core";

/** A machine at work may take many times as long as a quiet one. */
const PATIENCE_MS = 120_000;

/** Has every page of a browser wait that long for what a test looks for. */
export function patient(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(PATIENCE_MS);
    return context;
  };
  return browser;
}
