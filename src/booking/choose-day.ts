import type { DateName } from "./date-fields";
import type { Stay } from "./stay";

interface Choice extends Pick<Stay, DateName> {
  /** The day that the next press chooses. */
  next: DateName;
}

/**
 * Both days after one was pressed. A departure comes after the arrival: an earlier day is a new arrival instead, and
 * an arrival on or after the departure clears it.
 */
export function chooseDay({ arrival, departure, next }: Choice, day: string): Choice {
  if (next === "departure" && arrival && day > arrival) return { arrival, departure: day, next: "arrival" };
  return { arrival: day, departure: departure > day ? departure : "", next: "departure" };
}

/** Nights between two ISO dates: (`2027-07-03`, `2027-07-10`) → 7. */
export function nightsBetween(arrival: string, departure: string): number {
  return (Date.parse(departure) - Date.parse(arrival)) / 86_400_000;
}
