import { isOpenedAnew, namesPlace } from "./opened-anew";

/** In document order. */
const PARTS = "main section, footer, footer section";

/**
 * Limits the browser's first frame to laying out the page's head, by a style for `<html data-first-frame>`. The
 * rest follows immediately, top down, each section in its own task. Skipped if an anchor, a text fragment or a
 * restored scroll position needs the whole page, or if the page is hidden and draws no frames.
 */
export function lightenFirstFrame(browser: Window): void {
  const { document } = browser;
  const { documentElement } = document;
  if (!isOpenedAnew(browser) || namesPlace(browser) || document.hidden) return;

  const showRest = () => {
    // Forces layout of the content parsed so far, and nothing else in this task.
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
  /** In its own task, not at the end of one that parses or paints. */
  const soon = () => setTimeout(showRest);
  documentElement.toggleAttribute("data-first-frame", true);
  requestAnimationFrame(soon);
  // Browsers that don't render, such as crawlers, have no frames.
  browser.addEventListener("load", soon, { once: true });
}
