/** The four locales of the site, in the order the language selector shows them. */
export const LOCALES = ["en", "tr", "ru", "de"] as const;

export type Locale = (typeof LOCALES)[number];

/** Names as the table of the specification spells them, for data alone: what people read is `displayName`. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  en: "English",
  tr: "Türkçe",
  ru: "Русский",
  de: "Deutch",
};

/** English: its paths carry no prefix, and it is what a visitor gets when nothing else decides. */
export const DEFAULT_LOCALE: Locale = "en";

/** A table over all languages: `(locale) => homePath(locale)` → `{ en: "/", tr: "/tr", … }`. */
export function perLocale<Value>(valueOf: (locale: Locale) => Value): Record<Locale, Value> {
  return { en: valueOf("en"), tr: valueOf("tr"), ru: valueOf("ru"), de: valueOf("de") };
}

/** Where "Book now" is hidden: the reservation site speaks these languages too, but their guests book by phone. */
export const LOCALES_WITHOUT_BOOKING: readonly string[] = ["tr"];

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The language that a value names, or the default where it names none. */
export function localeOrDefault(value: unknown): Locale {
  return isLocale(value) ? value : DEFAULT_LOCALE;
}
