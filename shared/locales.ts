/** The languages that are shipped: each is a folder of `languages/`. */
export const SHIPPED_LOCALES = ["en", "tr", "ru", "de", "uk", "pl", "nl", "fr", "ar"] as const;

export type Locale = (typeof SHIPPED_LOCALES)[number];

/** Names as the table of the specification spells them, for data alone: what people read is `displayName`. */
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

/** The languages of a hotel that names none. */
const USUAL_LOCALES: readonly Locale[] = ["en", "tr", "ru", "de"];

declare global {
  /** The hotel's languages, and the first of them: put into the browser's code by the build. */
  const __LOCALES__: readonly Locale[];
  const __DEFAULT_LOCALE__: Locale;
}

/**
 * The hotel's languages, in the order the language selector shows them. A process works for one hotel: a service takes them
 * from `hotel.json` before all else (`services/toolkit/take-languages.ts`), and who it starts has them from it.
 */
export const LOCALES: readonly Locale[] =
  typeof __DEFAULT_LOCALE__ === "undefined" ? localesIn(process.env.HOTEL_LANGUAGES) : __LOCALES__;

/** The hotel's first language: its paths carry no prefix, and it is what a visitor gets when nothing else decides. */
export const DEFAULT_LOCALE: Locale =
  typeof __DEFAULT_LOCALE__ === "undefined" ? (LOCALES[0] ?? "en") : __DEFAULT_LOCALE__;

/** A table over all shipped languages: `(locale) => homePath(locale)` → `{ en: "/", tr: "/tr", … }`. */
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

/** The languages in which guests of a hotel book by phone that does not name them (`bookByPhone` of the hotel file). */
export const USUAL_BOOK_BY_PHONE: readonly Locale[] = ["tr"];

/** Whether a value is a language of the hotel. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** Whether a value is a language that is shipped, spoken by the hotel or not. */
export function isShippedLocale(value: unknown): value is Locale {
  return SHIPPED_LOCALES.some((locale) => locale === value);
}

/** The language that a value names, or the default where it names none. */
export function localeOrDefault(value: unknown): Locale {
  return isLocale(value) ? value : DEFAULT_LOCALE;
}

/** `de,en` → `["de", "en"]`. What is wrong with the names is told by who reads the hotel file. */
function localesIn(names = ""): readonly Locale[] {
  const named = names.split(",").flatMap((name) => SHIPPED_LOCALES.find((locale) => locale === name) ?? []);
  return named.length > 0 ? named : USUAL_LOCALES;
}
