import type { Locale } from "../../shared/locales";

declare global {
  /** True if a language of the hotel is written right to left: false drops all code for it. Inlined by the build. */
  const __HAS_RTL__: boolean;
  /** Those languages. */
  const __RTL_LOCALES__: readonly Locale[];
}

/** Writing direction of a locale, as in the `dir` attribute; defined in `languages/<code>/typography.ts`. */
export function directionOf(locale: Locale): "ltr" | "rtl" {
  return __RTL_LOCALES__.includes(locale) ? "rtl" : "ltr";
}
