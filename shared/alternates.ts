import { DEFAULT_LOCALE, LOCALES } from "./locales";

/**
 * The hreflang set of a page, for its head and the sitemap: its translations in the order of the locales, then
 * `x-default`, which is the page in the hotel's first language, or else the first translation; with English first:
 * `[{ locale: "tr" }, { locale: "en" }]` → en, tr and x-default (the English one).
 */
export function alternates<Translation extends { locale: string }>(
  translations: readonly Translation[],
): (Translation & { hreflang: string })[] {
  const ordered = LOCALES.flatMap((locale) => translations.filter((entry) => entry.locale === locale));
  const fallback = ordered.find((entry) => entry.locale === DEFAULT_LOCALE) ?? ordered[0];
  return [
    ...ordered.map((entry) => ({ ...entry, hreflang: entry.locale })),
    ...(fallback ? [{ ...fallback, hreflang: "x-default" }] : []),
  ];
}
