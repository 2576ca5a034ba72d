import { isOpenedAnew } from "./opened-anew";

/**
 * Has the browser lay out in its first frame no more than that shows: a style goes by `<html data-first-frame>`. The rest
 * follows at once, from above, in tasks of their own. Not where an anchor or a restored place needs the height of the
 * whole page.
 */
export function lightenFirstFrame(browser: Window): void {
  const { document } = browser;
  const { documentElement } = document;
  if (!isOpenedAnew(browser) || browser.location.hash) return;

  /** Milliseconds after which the browser answers a visitor before it lays out more. */
  const slice = 16;
  const layOutRest = () => {
    const end = performance.now() + slice;
    for (const part of document.querySelectorAll<HTMLElement>("main section, footer, footer section")) {
      if (part.style.contentVisibility) continue;
      if (performance.now() > end) return void setTimeout(layOutRest);
      part.style.contentVisibility = "visible";
      // Lays it out.
      void part.offsetTop;
    }
    if (document.readyState !== "loading") documentElement.toggleAttribute("data-first-frame", false);
    else document.addEventListener("DOMContentLoaded", layOutRest);
  };
  documentElement.toggleAttribute("data-first-frame", true);
  requestAnimationFrame(() => setTimeout(layOutRest));
}
