import type { Locale } from "../shared/locales";

/** Days with which a language's week begins, as numbers of `Date`. */
type WeekStart = 0 | 1 | 6;

const OTHERS: Partial<Record<Locale, WeekStart>> = { ar: 6 };

/** The first day of a language's week: Monday, where it is no other. */
export function weekStartOf(locale: Locale): WeekStart {
  return OTHERS[locale] ?? 1;
}
