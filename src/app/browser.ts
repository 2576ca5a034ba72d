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

/** Takes over a built page in slices of some milliseconds, so that a press or a scroll meanwhile is answered at once. */
export function replaceHydrateFunction() {
  return (element: ReactNode, container: Element) => {
    // The development server sends an empty page.
    if (container.firstElementChild === null) createRoot(container).render(element);
    else
      startTransition(() => void hydrateRoot(container, element, { onRecoverableError: reportWhileRunning }));
  };
}

/** What has ended the app is in the console already. */
function reportWhileRunning(error: unknown): void {
  if (isRunning()) reportError(error);
}

/** Marks the page by `<html data-app>`: from now on the app answers what a visitor does. */
export function onInitialClientRender(): void {
  if (!isRunning()) return;
  document.documentElement.dataset.app = "";
  takeScrollOver(window);
  if (__HAS_TAGS__) whenLoaded(loadTags);
}

/** The code for services of others: in the builds of hotels that have set some. */
function loadTags(): void {
  if (__HAS_TAGS__)
    import("../tags/start").catch((error: unknown) => {
      console.error("Services of others could not be asked for; they stay off.", error);
    });
}

/** An `<html lang>` in `Head` would be taken away and put back with each page, and the whole of it laid out again. */
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
 * A switch to the same page in another language leaves the page where it is scrolled to, and so does the app when it
 * takes over a page that was opened anew: Gatsby would go where a visit before scrolled to, in the same tab.
 * Undefined leaves every other navigation to the build-updates plugin and Gatsby.
 */
export function shouldUpdateScroll(update: ShouldUpdateScrollArgs): false | undefined {
  const { location } = update.routerProps;
  if (!update.prevRouterProps && !location.hash && isOpenedAnew(window)) return false;
  // Back and Forward to what was switched to are Gatsby's: only what is pressed has an action.
  if (!keepsScroll(location.state) || !("action" in location)) return undefined;
  // Gatsby notes where a page stands when it hears that it is scrolled.
  window.dispatchEvent(new Event("scroll"));
  return false;
}
