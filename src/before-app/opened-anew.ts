/** Whether the page came by a link or an address, and not by Back, Forward or a reload, which restore its place. */
export function isOpenedAnew(browser: Window): boolean {
  const [navigation] = browser.performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate";
}
