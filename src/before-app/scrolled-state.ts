/**
 * Marks `<html data-scrolled>` while the page is scrolled beyond some pixels, and `<html data-rising>` while its reader
 * goes up; styles do the rest. Runs before the app, which comes when the first view is painted: a reader may be far down
 * the page by then.
 */
export function watchScrolled(browser: Window, threshold: number): void {
  const { documentElement } = browser.document;
  let last = 0;
  const update = () => {
    const { scrollY } = browser;
    documentElement.toggleAttribute("data-scrolled", scrollY > threshold);
    documentElement.toggleAttribute("data-rising", scrollY < last);
    last = scrollY;
  };
  update();
  browser.addEventListener("scroll", update, { passive: true });
}
