import { toMinutes } from "../../locale/hotel-time";

type Place = Queries.LightOfDayFragment["venueHours"][number];

/** As in opening hours, in the order of `Date`. */
const DAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/** Names of the places that are open at a minute of a day. */
export function openPlaces(places: readonly Place[], isoDate: string, minutes: number): string[] {
  const weekday = DAYS[new Date(isoDate).getUTCDay()] ?? "";
  const isOpen = ({ days, from, to, firstDay, lastDay }: Place) => {
    const [opens, closes] = [toMinutes(from), toMinutes(to)];
    const isDay = days.length === 0 || days.includes(weekday);
    const isSeason = (firstDay ?? "") <= isoDate && isoDate <= (lastDay ?? isoDate);
    // What closes after midnight is open until then.
    return isDay && isSeason && minutes >= opens && (minutes < closes || closes <= opens);
  };
  return [...new Set(places.filter(isOpen).map(({ name }) => name))];
}
