/**
 * Sets `<html data-scrolled>` while the page is scrolled beyond some pixels, and `<html data-rising>` while it is
 * scrolled upwards; styles do the rest. Runs before the app, which starts after the first paint: the reader may be
 * far down the page by then.
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
