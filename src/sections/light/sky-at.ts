const DAY = 24 * 60 * 60 * 1000;

/** Who is above the horizon at a time, and on which part of its way: from 0, rising, to 1, setting. */
export function skyAt(time: Date, sunrise: Date, sunset: Date): { isMoon: boolean; part: number } {
  const day = sunset.getTime() - sunrise.getTime();
  const since = (((time.getTime() - sunrise.getTime()) % DAY) + DAY) % DAY;
  return since <= day
    ? { isMoon: false, part: since / day }
    : { isMoon: true, part: (since - day) / (DAY - day) };
}
