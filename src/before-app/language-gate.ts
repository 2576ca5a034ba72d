import { DEFAULT_LOCALE, isLocale, LOCALES } from "../../shared/locales";
import type { GateSettings } from "../../shared/site";
import { readCookie, serialiseLocaleCookie } from "../locale/cookie";
import { detectLocale } from "../locale/detect";
import { welcomesSuggestion } from "../locale/suggestion";

/**
 * Runs once per page load, after the page's alternate links and before first paint: resets an invalid cookie,
 * redirects the visitor to the page in their language according to `redirectOn`, and otherwise reserves the space
 * of the language suggestion by `<html data-suggestion="de">`.
 */
export function runGate(browser: Window, { redirectOn, fallbackLocale, localeCookie }: GateSettings): void {
  const { document, location, navigator } = browser;
  const stored = readCookie(document.cookie, localeCookie.name);
  if (stored !== null && !isLocale(stored)) {
    document.cookie = serialiseLocaleCookie(DEFAULT_LOCALE, localeCookie);
  }

  const root = document.documentElement;
  const settings = { locales: LOCALES, defaultLocale: DEFAULT_LOCALE, fallbackLocale };
  const wanted = detectLocale({ stored, languages: navigator.languages }, settings);
  if (wanted === null || wanted === root.lang) return;
  const alternate = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${wanted}"]`);
  if (alternate === null) return;

  const prefix = location.pathname.split("/")[1]?.toLowerCase();
  const redirects =
    redirectOn === "all" ||
    (redirectOn === "root" && location.pathname === "/") ||
    (redirectOn === "no prefix" && !isLocale(prefix));
  if (!redirects) {
    if (welcomesSuggestion(browser)) root.dataset.suggestion = wanted;
    return;
  }
  // Path only: the link has the public host, but the visitor may be on another one.
  const { pathname } = new URL(alternate.href);
  if (pathname !== location.pathname) location.replace(pathname + location.search + location.hash);
}
