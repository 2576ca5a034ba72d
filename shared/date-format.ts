/** The form in which a date field hands its date over. */
export const ISO_DATE = "YYYY-MM-DD";

const PARTS = /YYYY|MM|DD/g;

/** Whether a form names year, month and day once each, with nothing but signs between them. */
export function isDateFormat(format: string): boolean {
  const parts: string[] = format.match(PARTS) ?? [];
  return [...parts].sort().join() === "DD,MM,YYYY" && !/[a-z\d]/i.test(format.replace(PARTS, ""));
}

/** A date in the form that a reservation site reads: (`2027-06-05`, `DD.MM.YYYY`) → `05.06.2027`. */
export function formatDate(isoDate: string, format: string): string {
  const [YYYY = "", MM = "", DD = ""] = isoDate.split("-");
  const parts: Record<string, string> = { YYYY, MM, DD };
  return format.replace(PARTS, (part) => parts[part] ?? part);
}

/** The date on the visitor's own calendar: `2026-11-22`. */
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
