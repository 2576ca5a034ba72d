import type { SanitizedConfig } from "payload";
import type { Locale } from "../../../shared/locales";

/** A date and time in the hotel's time zone, in an admin language: “24 Nov 2026, 16:30”. */
export function hotelTime({ admin }: SanitizedConfig, language: Locale, at: Date): string {
  const format = { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat(language, { ...format, timeZone: admin.timezones.defaultTimezone }).format(
    at,
  );
}
