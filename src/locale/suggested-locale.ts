import { DEFAULT_LOCALE, type Locale, LOCALES } from "../config/locales";
import { SITE } from "../config/site";
import { readCookie } from "./cookie";
import { detectLocale } from "./detect";
import { SUGGESTION_DISMISSED_KEY, welcomesSuggestion } from "./suggestion";
import type { LanguageOption } from "./switch-target";

/** The locale to offer on a page: the one the visitor wants, where it differs and the page exists in it. */
export function suggestedLocale(
  browser: Window,
  pageLocale: Locale,
  options: readonly LanguageOption[],
): Locale | null {
  const { document, navigator } = browser;
  const wanted = detectLocale(
    { stored: readCookie(document.cookie, SITE.localeCookie.name), languages: navigator.languages },
    { locales: LOCALES, defaultLocale: DEFAULT_LOCALE, fallbackLocale: SITE.fallbackLocale },
  );
  if (wanted === null || wanted === pageLocale) return null;
  if (!options.some(({ locale, translated }) => locale === wanted && translated)) return null;
  return welcomesSuggestion(browser, SUGGESTION_DISMISSED_KEY) ? wanted : null;
}
