/** A text that may start with a time: "06:40 First light", "7.00, kahve", "06:10" alone. */
interface HourText {
  /** As written: `06:40`; null if the text doesn't start with a time. */
  time: string | null;
  words: string;
}

/**
 * Splits off a leading time, in any language's notation: `06.10, the bay` → `06.10` and `the bay`; `The bay` → null
 * and `The bay`.
 */
export function splitHour(text: string): HourText {
  const match = /^\s*((?:[01]?\d|2[0-3])[:.][0-5]\d)(?!\d)[\s,]*(.*)$/s.exec(text);
  return match ? { time: match[1] ?? null, words: match[2] ?? "" } : { time: null, words: text };
}

/** A time in machine-readable form: `9.05` → `09:05`. */
export function machineTime(time: string): string {
  return time.replace(".", ":").padStart(5, "0");
}

/** Position of sun or moon on its path, in degrees from the left horizon: 06:00 → 0, 13:00 → 90, 20:00 → moon at 0. */
export function skyPosition(time: string): { moon: boolean; degrees: number } {
  const [hours = 0, minutes = 0] = machineTime(time).split(":").map(Number);
  const sinceSunrise = (hours + minutes / 60 - 6 + 24) % 24;
  const moon = sinceSunrise >= 14;
  const part = moon ? (sinceSunrise - 14) / 10 : sinceSunrise / 14;
  return { moon, degrees: Math.round(part * 180) };
}
