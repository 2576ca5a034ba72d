import { getMoonIllumination, getPosition, getTimes } from "suncalc";
import { startOfDay } from "../../../shared/time-zone";

/** Where the sun is looked at, and by which clock. */
interface Place {
  latitude: number;
  longitude: number;
  timeZone: string;
  /** Degrees above the horizon at which the sun leaves for the mountain; null: there is none. */
  mountainAltitude: number | null;
}

/** A day's light; null for what does not happen on it, such as a sunset within the polar circle. */
export interface DayOfLight {
  sunrise: Date | null;
  mountain: Date | null;
  sunset: Date | null;
  /** Eighths of the moon's way, from 0, new, over 4, full. */
  moon: number;
}

const HALF_DAY = 12 * 60 * 60 * 1000;
/** Halvings of an afternoon until less than a second of it is left. */
const HALVINGS = 16;

/** The light of an ISO date at a place. */
export function dayOfLight(isoDate: string, place: Place): DayOfLight {
  // The clock's noon: its date need not be that of the sun's own meridian.
  const noon = new Date(Date.parse(startOfDay(isoDate, place.timeZone)) + HALF_DAY);
  const { sunrise, solarNoon, sunset } = getTimes(noon, place.latitude, place.longitude);
  return {
    sunrise,
    mountain: sunset && leavesAt(place, solarNoon, sunset),
    sunset,
    moon: Math.round(getMoonIllumination(sunset ?? noon).phase * 8) % 8,
  };
}

/** When the sun sinks to the mountain's altitude in an afternoon. */
function leavesAt({ latitude, longitude, mountainAltitude }: Place, noon: Date, sunset: Date): Date | null {
  if (mountainAltitude === null) return null;
  const isAbove = (time: number) =>
    getPosition(new Date(time), latitude, longitude).altitude > mountainAltitude;
  let [above, below] = [noon.getTime(), sunset.getTime()];
  if (!isAbove(above)) return null;
  for (let count = 0; count < HALVINGS; count++) {
    const middle = (above + below) / 2;
    if (isAbove(middle)) above = middle;
    else below = middle;
  }
  return new Date(above);
}
