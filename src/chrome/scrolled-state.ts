/**
 * Marks `<html data-scrolled>` while the page is scrolled beyond some pixels; styles do the rest. Runs before the app,
 * which comes when the first view is painted: a reader may be far down the page by then.
 */
export function watchScrolled(browser: Window, threshold: number): void {
  const { documentElement } = browser.document;
  const update = () => void documentElement.toggleAttribute("data-scrolled", browser.scrollY > threshold);
  update();
  browser.addEventListener("scroll", update, { passive: true });
}
