import type { Locale } from "../../shared/locales";

/**
 * A language's own name, as a list entry begins: en → `English`, ru → `Русский`.
 * Node and browsers agree on these names, which the tests hold, so hydration finds what was rendered.
 */
export function displayName(locale: Locale): string {
  const name = new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? locale;
  return upperCase(name.slice(0, 1), locale) + name.slice(1);
}

/** The title of a language option: tr → `TR`. */
export function localeTitle(locale: Locale): string {
  return upperCase(locale, locale);
}

/** Upper case by the rules of a language: (`iletişim`, tr) → `İLETİŞİM`, (`info`, en) → `INFO`. */
export function upperCase(text: string, locale: Locale): string {
  return text.toLocaleUpperCase(locale);
}
