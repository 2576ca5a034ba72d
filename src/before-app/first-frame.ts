import { isOpenedAnew } from "./opened-anew";

/**
 * Has the browser lay out in its first frame no more than that shows: a style goes by `<html data-first-frame>`. The rest
 * follows at once, in a task of its own. Not where an anchor or a restored place needs the height of the whole page.
 */
export function lightenFirstFrame(browser: Window): void {
  const { documentElement } = browser.document;
  if (!isOpenedAnew(browser) || browser.location.hash) return;
  documentElement.toggleAttribute("data-first-frame", true);
  browser.requestAnimationFrame(() =>
    browser.setTimeout(() => documentElement.removeAttribute("data-first-frame")),
  );
}
