import type { Locale } from "../config/locales";

/** Upper case by the rules of a language: (`iletişim`, tr) → `İLETİŞİM`, (`info`, en) → `INFO`. */
export function upperCase(text: string, locale: Locale): string {
  return text.toLocaleUpperCase(locale);
}
