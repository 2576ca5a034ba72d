/** The locales we ship: each is a folder of `languages/`. */
export const SHIPPED_LOCALES = ["en", "tr", "ru", "de", "uk", "pl", "nl", "fr", "ar"] as const;

export type Locale = (typeof SHIPPED_LOCALES)[number];

/** Names as spelled in the specification's table, for data only; the UI uses `displayName`. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  en: "English",
  tr: "Türkçe",
  ru: "Русский",
  de: "Deutch",
  uk: "Українська",
  pl: "Polski",
  nl: "Nederlands",
  fr: "Français",
  ar: "العربية",
};

/** The languages of a hotel that configures none. */
const USUAL_LOCALES: readonly Locale[] = ["en", "tr", "ru", "de"];

declare global {
  /** The hotel's languages and default, inlined into browser code by the build. */
  const __LOCALES__: readonly Locale[];
  const __DEFAULT_LOCALE__: Locale;
}

/**
 * The hotel's languages, in the language selector's order. A process serves one hotel: a service reads them from
 * `hotel.json` before anything else (`toolkit/take-languages.ts`), and its child processes inherit them.
 */
export const LOCALES: readonly Locale[] =
  typeof __DEFAULT_LOCALE__ === "undefined" ? localesIn(process.env.HOTEL_LANGUAGES) : __LOCALES__;

/** The hotel's first language: its paths have no prefix, and it is the fallback for visitors. */
export const DEFAULT_LOCALE: Locale =
  typeof __DEFAULT_LOCALE__ === "undefined" ? (LOCALES[0] ?? "en") : __DEFAULT_LOCALE__;

/**
 * Builds a table with a value for each shipped locale: `(locale) => homePath(locale)` → `{ en: "/", tr: "/tr", …
 * }`.
 */
export function perLocale<Value>(valueOf: (locale: Locale) => Value): Record<Locale, Value> {
  return {
    en: valueOf("en"),
    tr: valueOf("tr"),
    ru: valueOf("ru"),
    de: valueOf("de"),
    uk: valueOf("uk"),
    pl: valueOf("pl"),
    nl: valueOf("nl"),
    fr: valueOf("fr"),
    ar: valueOf("ar"),
  };
}

/** Default of the hotel file's `bookByPhone`: languages whose guests book by phone. */
export const USUAL_BOOK_BY_PHONE: readonly Locale[] = ["tr"];

/** Default of the hotel file's `reservationLanguages`. */
export const USUAL_RESERVATION_LANGUAGES: readonly string[] = ["tr", "en", "de", "ru"];

/** True if a value is one of the hotel's locales. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** True if a value is a shipped locale, whether the hotel uses it or not. */
export function isShippedLocale(value: unknown): value is Locale {
  return SHIPPED_LOCALES.some((locale) => locale === value);
}

/** Returns the locale that a value names, or the default. */
export function localeOrDefault(value: unknown): Locale {
  return isLocale(value) ? value : DEFAULT_LOCALE;
}

/** `de,en` → `["de", "en"]`. Invalid names are reported when the hotel file is read. */
function localesIn(names = ""): readonly Locale[] {
  const named = names.split(",").flatMap((name) => SHIPPED_LOCALES.find((locale) => locale === name) ?? []);
  return named.length > 0 ? named : USUAL_LOCALES;
}
