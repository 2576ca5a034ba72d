import type { Locale } from "../../shared/locales";

/** The title of a language option: tr → `TR`. */
export function localeTitle(locale: Locale): string {
  return upperCase(locale, locale);
}

/** Upper-cases by a locale's rules: (`iletişim`, tr) → `İLETİŞİM`, (`info`, en) → `INFO`. */
export function upperCase(text: string, locale: Locale): string {
  return text.toLocaleUpperCase(locale);
}
