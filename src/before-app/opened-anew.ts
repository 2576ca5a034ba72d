/** True if the page was opened by a link or URL; Back, Forward and a reload restore its scroll position. */
export function isOpenedAnew(browser: Window): boolean {
  const [navigation] = browser.performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate";
}

/** True if the URL targets a part of the page: an anchor, or a text fragment, which `location.hash` omits. */
export function namesPlace(browser: Window): boolean {
  const [navigation] = browser.performance.getEntriesByType("navigation");
  return browser.location.hash !== "" || navigation?.name.includes("#") === true;
}
