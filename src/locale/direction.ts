import type { Locale } from "../../shared/locales";

declare global {
  /** Whether a language of the hotel is written from right to left: false leaves out all code for it. Put in by the build. */
  const __HAS_RTL__: boolean;
  /** Those languages. */
  const __RTL_LOCALES__: readonly Locale[];
}

/** Where the lines of a language begin, as the `dir` attribute has it; `languages/<code>/typography.ts` says it. */
export function directionOf(locale: Locale): "ltr" | "rtl" {
  return __RTL_LOCALES__.includes(locale) ? "rtl" : "ltr";
}
