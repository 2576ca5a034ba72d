import { useSyncExternalStore } from "react";
import type { Locale } from "../config/locales";
import { SITE } from "../config/site";
import { readCookie } from "../locale/cookie";
import { errorPageLocale } from "../locale/error-page-locale";

/** Language of the error page: the path's, and for an unprefixed path, after hydration, the visitor's own. */
export function useErrorLocale(pathname: string): Locale {
  const stored = useSyncExternalStore(subscribe, readStoredLocale, () => null);
  return errorPageLocale(pathname, stored);
}

function readStoredLocale(): string | null {
  return readCookie(document.cookie, SITE.localeCookie.name);
}

/** A cookie tells nobody that it changed, and here nothing changes it without leaving the page. */
function subscribe(): () => void {
  return () => undefined;
}
