import { chooseDay, nightsBetween } from "../../../src/booking/choose-day";
import type { DateName } from "../../../src/booking/date-fields";

const day = (number: number) => `2027-07-${String(number).padStart(2, "0")}`;
/** A stay between these days of July; one that is missing isn't chosen yet. */
const stay = (...[arrival, departure]: number[]) => ({
  arrival: arrival ? day(arrival) : "",
  departure: departure ? day(departure) : "",
});

type Stay = ReturnType<typeof stay>;

test.each<[string, Stay, DateName, number, Stay, DateName]>([
  ["the first is the arrival", stay(), "arrival", 3, stay(3), "departure"],
  ["the second the departure", stay(3), "departure", 10, stay(3, 10), "arrival"],
  ["an earlier one is another arrival", stay(3), "departure", 1, stay(1), "departure"],
  ["nobody leaves on the day of arrival", stay(3), "departure", 3, stay(3), "departure"],
  ["another arrival keeps a departure after it", stay(3, 10), "arrival", 5, stay(5, 10), "departure"],
  ["and clears one before it", stay(3, 10), "arrival", 20, stay(20), "departure"],
  ["the departure alone can be changed", stay(3, 10), "departure", 12, stay(3, 12), "arrival"],
])("choosing days: %s", (_, dates, next, number, chosen, then) => {
  expect(chooseDay({ ...dates, next }, day(number))).toEqual({ ...chosen, next: then });
});

test("nights are counted correctly across a clock change", () => {
  expect(nightsBetween("2027-03-20", "2027-04-03")).toBe(14);
});
