import { isOpenedAnew, namesPlace } from "./opened-anew";

/** In the order in which they follow. */
const PARTS = "main section, footer, footer section";

/**
 * Has the browser lay out in its first frame no more than the head of the page: a style goes by `<html data-first-frame>`.
 * The rest follows at once, from above, each section in a task of its own. Not where an anchor, words to look for or a
 * restored place need the whole page, nor where nobody looks and no frame is drawn.
 */
export function lightenFirstFrame(browser: Window): void {
  const { document } = browser;
  const { documentElement } = document;
  if (!isOpenedAnew(browser) || namesPlace(browser) || document.hidden) return;

  const showRest = () => {
    // Lays out what is shown so far, and no more in this task.
    void documentElement.offsetHeight;
    const parts = [...document.querySelectorAll<HTMLElement>(PARTS)];
    const next = parts.find(({ dataset }) => dataset.shown === undefined);
    if (next) {
      next.dataset.shown = "";
      soon();
    } else if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", soon);
    } else {
      documentElement.toggleAttribute("data-first-frame", false);
    }
  };
  /** In a task of its own, not at the end of one that parses or draws. */
  const soon = () => setTimeout(showRest);
  documentElement.toggleAttribute("data-first-frame", true);
  requestAnimationFrame(soon);
  // Who reads a page without drawing it has no frames.
  browser.addEventListener("load", soon, { once: true });
}
