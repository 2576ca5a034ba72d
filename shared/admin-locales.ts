import { DEFAULT_LOCALE, type Locale } from "./locales";

/** The languages that the CMS speaks to editors, whatever the hotel's are: each has `editor-*.json` and `cms-notices.json`. */
export const ADMIN_LOCALES = ["en", "tr", "ru", "de"] as const satisfies readonly Locale[];

export type AdminLocale = (typeof ADMIN_LOCALES)[number];

/** A table over the languages of the admin. */
export function perAdminLocale<Value>(valueOf: (locale: AdminLocale) => Value): Record<AdminLocale, Value> {
  return { en: valueOf("en"), tr: valueOf("tr"), ru: valueOf("ru"), de: valueOf("de") };
}

/** The admin's language that a value names, else the hotel's first, or English where the admin does not speak that. */
export function adminLocale(value: unknown): AdminLocale {
  const named = (name: unknown) => ADMIN_LOCALES.find((locale) => locale === name);
  return named(value) ?? named(DEFAULT_LOCALE) ?? "en";
}
