import { toIsoDate } from "../../shared/date-format";

declare global {
  interface Date {
    /** The part that is used; available in browsers since 2025. */
    toTemporalInstant?(): {
      toZonedDateTimeISO(zone: string): { toPlainTime(): object; toPlainDate(): object };
    };
  }
}

/**
 * Minutes since midnight in a time zone: (12:30 UTC, `Europe/Helsinki`) → 870. Without a time zone, in the
 * visitor's own.
 */
export function minutesOfDay(date: Date, timeZone?: string): number {
  if (!timeZone) return toMinutes(date.toTimeString());
  // A language's first formatter costs a slow phone 80 ms: Temporal, if available, avoids it.
  const there = date.toTemporalInstant?.().toZonedDateTimeISO(timeZone).toPlainTime();
  return toMinutes(there?.toString() ?? date.toLocaleTimeString("en-GB", { timeZone }));
}

/** The date in a time zone, without one in the visitor's own: (22:30 UTC on the 27th, `Asia/Tokyo`) → `2026-11-28`. */
export function todayAt(timeZone: string | null, now = new Date()): string {
  if (!timeZone) return toIsoDate(now);
  const there = now.toTemporalInstant?.().toZonedDateTimeISO(timeZone).toPlainDate();
  // Swedish writes dates as ISO does.
  return there?.toString() ?? now.toLocaleDateString("sv-SE", { timeZone });
}

/** `08:00` → 480; ignores anything after the minutes. */
export function toMinutes(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(":").map(Number);
  return hours * 60 + minutes;
}

/** A time of day as two-digit hour and minute, wrapping around days: 1470 → `{ hour: "00", minute: "30" }`. */
export function toHour(minutes: number): { hour: string; minute: string } {
  const day = 24 * 60;
  const rest = ((minutes % day) + day) % day;
  const two = (number: number) => String(number).padStart(2, "0");
  return { hour: two(Math.floor(rest / 60)), minute: two(rest % 60) };
}
