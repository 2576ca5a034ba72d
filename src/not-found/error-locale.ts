import { useDeferredValue, useSyncExternalStore } from "react";
import type { Locale } from "../../shared/locales";
import { SITE } from "../../shared/site";
import { readCookie } from "../locale/cookie";
import { errorPageLocale } from "../locale/error-page-locale";

/** Language of the error page: the path's, and for an unprefixed path the visitor's own, if known. */
export function errorLocale(pathname: string): Locale {
  return errorPageLocale(pathname, readStoredLocale());
}

/**
 * The same as a hook: first what the server sent, then what the visitor's cookie says. Updates that depend on it
 * wait until hydration is complete.
 */
export function useErrorLocale(pathname: string): Locale {
  const locale = useSyncExternalStore(
    subscribe,
    () => errorLocale(pathname),
    () => errorPageLocale(pathname, readServedLocale()),
  );
  return useDeferredValue(locale);
}

/** Null in the build. */
function readStoredLocale(): string | null {
  return typeof document === "undefined" ? null : readCookie(document.cookie, SITE.localeCookie.name);
}

function readServedLocale(): string | null {
  return typeof document === "undefined" ? null : document.documentElement.lang;
}

/** Cookies have no change event, and here nothing changes it without leaving the page. */
function subscribe(): () => void {
  return () => undefined;
}
