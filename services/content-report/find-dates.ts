import { LOCALES } from "../../shared/locales";

const ISO = /\b(\d{4})-(\d{2})-(\d{2})\b/g;
const NUMERIC = /\b(\d{1,2})[./](\d{1,2})[./](\d{4})\b/g;
const DAY_FIRST = /(\d{1,2})\.?\s+(\p{L}+)\.?,?\s+(\d{4})/gu;
const MONTH_FIRST = /(?<!\p{L})(\p{L}+)\s+(\d{1,2}),?\s+(\d{4})/gu;

/**
 * The days with a year that a text names, as `YYYY-MM-DD`: `bis 31. März 2026` → `["2026-03-31"]`.
 * Months are understood in the site's languages.
 */
export function findDates(text: string): string[] {
  const found = [
    ...Array.from(text.matchAll(ISO), ([, year, month, day]) => isoDate(year, Number(month), day)),
    ...Array.from(text.matchAll(NUMERIC), ([, day, month, year]) => isoDate(year, Number(month), day)),
    ...Array.from(text.matchAll(DAY_FIRST), ([, day, month, year]) => isoDate(year, monthNumber(month), day)),
    ...Array.from(text.matchAll(MONTH_FIRST), ([, month, day, year]) =>
      isoDate(year, monthNumber(month), day),
    ),
  ];
  return found.filter((date) => date !== undefined).sort();
}

function isoDate(
  year: string | undefined,
  month: number | undefined,
  day: string | undefined,
): string | undefined {
  if (!year || !month || !day || month > 12) return undefined;
  return `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
}

const MONTHS = new Map(
  LOCALES.flatMap((locale) =>
    (["long", "short"] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, index): [string, number] => {
        const parts = new Intl.DateTimeFormat(locale, {
          month,
          day: "numeric",
          timeZone: "UTC",
        }).formatToParts(new Date(Date.UTC(2026, index, 1)));
        return [
          parts
            .find(({ type }) => type === "month")
            ?.value.replace(".", "")
            .toLowerCase() ?? "",
          index + 1,
        ];
      }),
    ),
  ),
);

function monthNumber(name: string | undefined): number | undefined {
  return MONTHS.get(name?.toLowerCase() ?? "");
}
