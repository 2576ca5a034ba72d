import type { Browser } from "playwright-core";

/** A busy machine may take many times as long as an idle one. */
const PATIENCE_MS = 120_000;

/** Makes every page of a browser wait that long for elements and events. */
export function patient(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(PATIENCE_MS);
    return context;
  };
  return browser;
}
