/** Whether the page came by a link or an address, and not by Back, Forward or a reload, which restore its place. */
export function isOpenedAnew(browser: Window): boolean {
  const [navigation] = browser.performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate";
}

/** Whether the address names a place of the page: an anchor, or words to look for, which `location.hash` does not tell. */
export function namesPlace(browser: Window): boolean {
  const [navigation] = browser.performance.getEntriesByType("navigation");
  return browser.location.hash !== "" || navigation?.name.includes("#") === true;
}
