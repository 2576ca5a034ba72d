import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { splitPath } from "../config/paths";
import { keepsScroll } from "../locale/scroll";

/** Takes over a built page in slices of some milliseconds, so that a press or a scroll meanwhile is answered at once. */
export function replaceHydrateFunction() {
  return (element: ReactNode, container: Element) => {
    // The development server sends an empty page.
    if (container.firstElementChild === null) createRoot(container).render(element);
    else startTransition(() => void hydrateRoot(container, element));
  };
}

/** Marks the page by `<html data-app>`: from now on the app answers what a visitor does. */
export function onInitialClientRender(): void {
  document.documentElement.dataset.app = "";
}

/** An `<html lang>` in `Head` would be taken away and put back with each page, and the whole of it laid out again. */
export function onRouteUpdate({ location }: RouteUpdateArgs): void {
  const { locale } = splitPath(location.pathname);
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
}

/**
 * A switch to the same page in another language leaves the page where it is scrolled to.
 * Undefined leaves every other navigation to the build-updates plugin and Gatsby.
 */
export function shouldUpdateScroll({ routerProps }: ShouldUpdateScrollArgs): false | undefined {
  return keepsScroll(routerProps.location.state) ? false : undefined;
}
