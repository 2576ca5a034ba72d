import { chooseDay, nightsBetween } from "../../../src/booking/choose-day";
import type { DateName } from "../../../src/booking/date-fields";

const NOTHING = { arrival: "", departure: "" };
const WEEK = { arrival: "2027-07-03", departure: "2027-07-10" };

/** An arrival without a departure yet. */
const from = (arrival: string) => ({ arrival, departure: "" });
const ARRIVAL = from(WEEK.arrival);

test.each<[string, typeof NOTHING, DateName, string, typeof NOTHING, DateName]>([
  ["the first is the arrival", NOTHING, "arrival", "2027-07-03", ARRIVAL, "departure"],
  ["the second the departure", ARRIVAL, "departure", "2027-07-10", WEEK, "arrival"],
  ["an earlier one is another arrival", ARRIVAL, "departure", "2027-07-01", from("2027-07-01"), "departure"],
  ["nobody leaves on the day of arrival", ARRIVAL, "departure", "2027-07-03", ARRIVAL, "departure"],
  [
    "another arrival keeps a departure after it",
    WEEK,
    "arrival",
    "2027-07-05",
    { ...WEEK, arrival: "2027-07-05" },
    "departure",
  ],
  ["and clears one before it", WEEK, "arrival", "2027-07-20", from("2027-07-20"), "departure"],
  [
    "the departure alone can be changed",
    WEEK,
    "departure",
    "2027-07-12",
    { ...WEEK, departure: "2027-07-12" },
    "arrival",
  ],
])("choosing days: %s", (_, dates, next, day, chosen, then) => {
  expect(chooseDay({ ...dates, next }, day)).toEqual({ ...chosen, next: then });
});

test("nights are counted correctly across a clock change", () => {
  expect(nightsBetween("2027-03-20", "2027-04-03")).toBe(14);
});
