import { TYPOGRAPHY } from "../../../../languages/typography-table";
import type { Locale } from "../../../../shared/locales";
import { withIsolatedNumbers } from "./isolated-numbers";
import { withNoBreaks } from "./no-break";

/** Applies a locale's line-breaking and text-direction rules. */
export function typeset(text: string, locale: Locale): string {
  const whole = withNoBreaks(text, locale);
  return TYPOGRAPHY[locale].direction === "rtl" ? withIsolatedNumbers(whole) : whole;
}
