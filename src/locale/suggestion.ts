/** Local storage key of a dismissed language suggestion. */
export const SUGGESTION_DISMISSED_KEY = "language-suggestion-dismissed";

/**
 * False for crawlers, for a visitor who has dismissed the suggestion before, and if the dismissal couldn't be
 * stored.
 */
export function welcomesSuggestion(browser: Window): boolean {
  if (/bot|crawl|spider|slurp|externalhit|inspectiontool/i.test(browser.navigator.userAgent)) return false;
  try {
    return browser.localStorage.getItem(SUGGESTION_DISMISSED_KEY) === null;
  } catch {
    return false;
  }
}
