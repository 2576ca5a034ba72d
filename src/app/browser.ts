import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { isOpenedAnew } from "../before-app/opened-anew";
import { splitPath } from "../../shared/paths";
import { whenLoaded } from "../../shared/when-idle";
import { directionOf } from "../locale/direction";
import { keepsScroll } from "../locale/scroll";
import { PAGE_SHOWN } from "../tags/page-shown";
import { isRunning, rememberShown } from "./hold-page";
import { takeScrollOver } from "../before-app/scroll-restoration";

/** Hydrates a built page in slices of a few milliseconds, so that input and scrolling are handled in between. */
export function replaceHydrateFunction() {
  return (element: ReactNode, container: Element) => {
    // The development server sends an empty page.
    if (container.firstElementChild === null) createRoot(container).render(element);
    else
      startTransition(() => void hydrateRoot(container, element, { onRecoverableError: reportWhileRunning }));
  };
}

/** An error that stopped the app has already been logged. */
function reportWhileRunning(error: unknown): void {
  if (isRunning()) reportError(error);
}

/** Sets `<html data-app>`: from now on the app handles interactions. */
export function onInitialClientRender(): void {
  if (!isRunning()) return;
  document.documentElement.dataset.app = "";
  takeScrollOver(window);
  if (__HAS_TAGS__) whenLoaded(loadTags);
}

/** Loads the code for third-party services, only in builds of hotels that have configured some. */
function loadTags(): void {
  if (__HAS_TAGS__)
    import("../tags/start").catch((error: unknown) => {
      console.error("Tags could not be loaded; they stay off.", error);
    });
}

/**
 * Sets the language here: an `<html lang>` in `Head` would be removed and re-added with each page, causing a full
 * layout.
 */
export function onRouteUpdate({ location }: RouteUpdateArgs): void {
  rememberShown(location.pathname);
  const { locale } = splitPath(location.pathname);
  if (document.documentElement.lang !== locale) {
    document.documentElement.lang = locale;
    if (__HAS_RTL__) document.documentElement.dir = directionOf(locale);
  }
  if (__HAS_TAGS__) document.dispatchEvent(new Event(PAGE_SHOWN));
}

/**
 * Preserves the scroll position on a switch to the same page in another language, and when the app hydrates a newly
 * opened page: Gatsby would scroll to where an earlier visit in the same tab left off.
 * Undefined leaves every other navigation to gatsby-plugin-navigation and Gatsby.
 */
export function shouldUpdateScroll(update: ShouldUpdateScrollArgs): false | undefined {
  const { location } = update.routerProps;
  if (!update.prevRouterProps && !location.hash && isOpenedAnew(window)) return false;
  // Leaves Back and Forward to such an entry to Gatsby: only link navigations have an action.
  if (!keepsScroll(location.state) || !("action" in location)) return undefined;
  // Gatsby records a page's scroll position on scroll events.
  window.dispatchEvent(new Event("scroll"));
  return false;
}
