declare global {
  interface Date {
    /** What is used of it; browsers have it since 2025. */
    toTemporalInstant?(): { toZonedDateTimeISO(zone: string): { toPlainTime(): object } };
  }
}

/** Minutes since midnight, at a place: (12:30 UTC, `Europe/Helsinki`) → 870. Without a place, on the visitor's own clock. */
export function minutesOfDay(date: Date, timeZone?: string): number {
  if (!timeZone) return toMinutes(date.toTimeString());
  // The first format of a language takes a slow phone 80 ms: where the browser can, it tells the time without.
  const there = date.toTemporalInstant?.().toZonedDateTimeISO(timeZone).toPlainTime();
  return toMinutes(there?.toString() ?? date.toLocaleTimeString("en-GB", { timeZone }));
}

/** `08:00` → 480; what stands behind the minutes is left aside. */
export function toMinutes(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(":").map(Number);
  return hours * 60 + minutes;
}

/** An hour in two halves of two digits, whatever the number of days it is away: 1470 → `{ hour: "00", minute: "30" }`. */
export function toHour(minutes: number): { hour: string; minute: string } {
  const day = 24 * 60;
  const rest = ((minutes % day) + day) % day;
  const two = (number: number) => String(number).padStart(2, "0");
  return { hour: two(Math.floor(rest / 60)), minute: two(rest % 60) };
}
