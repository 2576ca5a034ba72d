/** By place: making one takes a slow phone 20 ms. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockAt(timeZone?: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone ?? "") ??
    new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone });
  // The visitor's own place may change.
  if (timeZone) clocks.set(timeZone, clock);
  return clock;
}

/** Minutes since midnight, at a place: (12:30 UTC, `Europe/Helsinki`) → 870. Without a place, on the visitor's own clock. */
export function minutesOfDay(date: Date, timeZone?: string): number {
  const [hours = 0, minutes = 0] = clockAt(timeZone).format(date).split(":").map(Number);
  return hours * 60 + minutes;
}

/** `08:00` → 480. */
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
