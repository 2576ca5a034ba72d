import { DEFAULT_LOCALE } from "../../shared/locales";

/** The entry in a language, or that of the first language if it has none. */
export function inLanguage<Entry extends { locale: string }>(
  entries: readonly Entry[],
  locale: string,
): Entry | undefined {
  return (
    entries.find((entry) => entry.locale === locale) ??
    entries.find((entry) => entry.locale === DEFAULT_LOCALE)
  );
}
