import type { Locale } from "../../shared/locales";
import { dateLanguage } from "../locale/date-language";

/** A weekday's name of more letters than this is too wide for its column. */
const MOST_LETTERS = 4;

/** Around the dash of a range; no subset of the fonts that are loaded by then has it. */
const THIN_SPACE = /\u2009/g;

/** How a language writes the calendar's days. */
export function calendarFormats(locale: Locale) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateLanguage(locale), options);
  const narrow = format({ weekday: "narrow" });
  const short = format({ weekday: "short" });
  const long = format({ weekday: "long" });
  const full = format({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const plain = format({ day: "numeric", month: "long", year: "numeric" });
  return {
    /** "Mo"; a letter where the language has no short names. */
    weekday: (day: Date) => {
      const name = short.format(day);
      return name.length > MOST_LETTERS ? narrow.format(day) : name;
    },
    /** "Monday". */
    wholeWeekday: (day: Date) => long.format(day),
    /** "Saturday, 3 July 2027". */
    day: (day: Date) => full.format(day),
    /** "3 – 10 July 2027". */
    stay: (from: Date, to: Date) => plain.formatRange(from, to).replace(THIN_SPACE, " "),
  };
}
