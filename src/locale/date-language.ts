import type { Locale } from "../../shared/locales";

/** The language in which `Intl` writes a page's dates, with the digits of its prices. */
export function dateLanguage(locale: Locale): string {
  return `${locale === "en" ? "en-GB" : locale}-u-nu-latn`;
}

/** An ISO date in the page's language; with weekday, day and month `2027-07-03` → "Saturday 3 July". */
export function writeDay(locale: Locale, isoDate: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(dateLanguage(locale), { ...parts, timeZone: "UTC" }).format(
    new Date(isoDate),
  );
}
