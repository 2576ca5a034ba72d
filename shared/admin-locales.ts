import { DEFAULT_LOCALE, type Locale } from "./locales";

/** The CMS's interface languages, independent of the hotel's: each has `editor-*.json` and `cms-notices.json`. */
export const ADMIN_LOCALES = ["en", "tr", "ru", "de"] as const satisfies readonly Locale[];

export type AdminLocale = (typeof ADMIN_LOCALES)[number];

/** Builds a table with a value for each admin language. */
export function perAdminLocale<Value>(valueOf: (locale: AdminLocale) => Value): Record<AdminLocale, Value> {
  return { en: valueOf("en"), tr: valueOf("tr"), ru: valueOf("ru"), de: valueOf("de") };
}

/**
 * Returns the admin language that a value names, else the hotel's first language, or English if the admin doesn't
 * have it.
 */
export function adminLocale(value: unknown): AdminLocale {
  const named = (name: unknown) => ADMIN_LOCALES.find((locale) => locale === name);
  return named(value) ?? named(DEFAULT_LOCALE) ?? "en";
}
