import type { Locale } from "../../shared/locales";

/** The language in which `Intl` writes a page's dates, with the digits of its prices. */
export function dateLanguage(locale: Locale): string {
  return `${locale === "en" ? "en-GB" : locale}-u-nu-latn`;
}
