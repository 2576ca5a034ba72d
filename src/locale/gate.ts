import { DEFAULT_LOCALE, type Locale, LOCALES } from "../config/locales";
import { SITE, type SiteSettings } from "../config/site";
import { readCookie, serialiseLocaleCookie } from "./cookie";
import { detectLocale, type DetectionSettings } from "./detect";
import { SUGGESTION_DISMISSED_KEY, welcomesSuggestion } from "./suggestion";

export interface GateSettings extends DetectionSettings<Locale> {
  redirectOn: SiteSettings["redirectOn"];
  cookie: SiteSettings["localeCookie"];
  dismissedKey: string;
}

const GATE_PARTS = { readCookie, serialiseLocaleCookie, detectLocale, welcomesSuggestion };

/**
 * Runs once a page load, behind the page's alternate links and before anything is painted:
 * resets a broken cookie, takes the visitor to the page in their language where `redirectOn` says so, and
 * otherwise reserves the space of the language suggestion by `<html data-suggestion="de">`.
 *
 * Uses nothing from outside its body: its source is part of the gate script.
 */
export function runGate(browser: Window, settings: GateSettings, parts: typeof GATE_PARTS): void {
  const { document, location, navigator } = browser;
  const stored = parts.readCookie(document.cookie, settings.cookie.name);
  if (stored !== null && !settings.locales.some((locale) => locale === stored)) {
    document.cookie = parts.serialiseLocaleCookie(settings.defaultLocale, settings.cookie);
  }

  const root = document.documentElement;
  const wanted = parts.detectLocale({ stored, languages: navigator.languages }, settings);
  if (wanted === null || wanted === root.lang) return;
  const alternate = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${wanted}"]`);
  if (alternate === null) return;

  const prefix = (location.pathname.split("/")[1] ?? "").toLowerCase();
  const prefixed = settings.locales.some((locale) => locale === prefix);
  const redirects =
    settings.redirectOn === "all" ||
    (settings.redirectOn === "root" && location.pathname === "/") ||
    (settings.redirectOn === "no prefix" && !prefixed);
  if (!redirects) {
    if (parts.welcomesSuggestion(browser, settings.dismissedKey)) root.dataset.suggestion = wanted;
    return;
  }
  // Only the path: the link names the public host, the visitor may be on another one.
  const { pathname } = new URL(alternate.href);
  if (pathname !== location.pathname) location.replace(pathname + location.search + location.hash);
}

/** The gate as one inline script, the same bytes on every page: one hash in the CSP covers it. */
export function gateScript({ redirectOn, fallbackLocale, localeCookie }: SiteSettings = SITE): string {
  const settings: GateSettings = {
    locales: LOCALES,
    defaultLocale: DEFAULT_LOCALE,
    fallbackLocale,
    redirectOn,
    cookie: localeCookie,
    dismissedKey: SUGGESTION_DISMISSED_KEY,
  };
  const parts = Object.entries(GATE_PARTS).map(([name, part]) => `${name}:${part}`);
  return `(${runGate})(window,${JSON.stringify(settings)},{${parts.join()}})`;
}
