/** The format in which a date field returns its date. */
export const ISO_DATE = "YYYY-MM-DD";

/** The parts of a date format. */
export const DATE_PARTS = /YYYY|MM|DD/g;

/** True if a format has year, month and day once each, separated by punctuation only. */
export function isDateFormat(format: string): boolean {
  const parts: string[] = format.match(DATE_PARTS) ?? [];
  return [...parts].sort().join() === "DD,MM,YYYY" && !/[a-z\d]/i.test(format.replace(DATE_PARTS, ""));
}

/** Formats a date for a reservation site: (`2027-06-05`, `DD.MM.YYYY`) → `05.06.2027`. */
export function formatDate(isoDate: string, format: string): string {
  const [YYYY = "", MM = "", DD = ""] = isoDate.split("-");
  const parts: Record<string, string> = { YYYY, MM, DD };
  return format.replace(DATE_PARTS, (part) => parts[part] ?? part);
}

/** The date in the visitor's time zone: `2026-11-22`. */
export function toIsoDate(date: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** `2026-12-31` → `2027-01-01`. */
export function dayAfter(isoDate: string): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** True if a text is an existing date: `2028-05-01`. */
export function isDay(value: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00Z`).toJSON()?.slice(0, 10) === value;
}
