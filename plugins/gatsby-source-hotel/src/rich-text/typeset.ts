import { TYPOGRAPHY } from "../../../../languages/typography-table";
import type { Locale } from "../../../../shared/locales";
import { withIsolatedNumbers } from "./isolated-numbers";
import { withNoBreaks } from "./no-break";

/** A text with what its language wants where lines end, and where the direction changes. */
export function typeset(text: string, locale: Locale): string {
  const whole = withNoBreaks(text, locale);
  return TYPOGRAPHY[locale].direction === "rtl" ? withIsolatedNumbers(whole) : whole;
}
