/** The four locales of the site, in the order the language selector shows them. */
export const LOCALES = ["en", "tr", "ru", "de"] as const;

export type Locale = (typeof LOCALES)[number];

/** English: its paths carry no prefix, and it is what a visitor gets when nothing else decides. */
export const DEFAULT_LOCALE: Locale = "en";

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
