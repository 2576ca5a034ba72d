import { chooseDay, nightsBetween } from "../../../src/booking/choose-day";
import type { DateName } from "../../../src/booking/date-fields";

const NOTHING = { arrival: "", departure: "" };
const WEEK = { arrival: "2027-07-03", departure: "2027-07-10" };

test.each<[string, typeof NOTHING, DateName, string, typeof NOTHING, DateName]>([
  ["the first is the arrival", NOTHING, "arrival", "2027-07-03", { ...WEEK, departure: "" }, "departure"],
  ["the second the departure", { ...WEEK, departure: "" }, "departure", "2027-07-10", WEEK, "arrival"],
  [
    "an earlier one is another arrival",
    { ...WEEK, departure: "" },
    "departure",
    "2027-07-01",
    { arrival: "2027-07-01", departure: "" },
    "departure",
  ],
  [
    "nobody leaves on the day of arrival",
    { ...WEEK, departure: "" },
    "departure",
    "2027-07-03",
    { ...WEEK, departure: "" },
    "departure",
  ],
  [
    "another arrival keeps a departure after it",
    WEEK,
    "arrival",
    "2027-07-05",
    { ...WEEK, arrival: "2027-07-05" },
    "departure",
  ],
  [
    "and clears one before it",
    WEEK,
    "arrival",
    "2027-07-20",
    { arrival: "2027-07-20", departure: "" },
    "departure",
  ],
  [
    "the departure alone can be changed",
    WEEK,
    "departure",
    "2027-07-12",
    { ...WEEK, departure: "2027-07-12" },
    "arrival",
  ],
])("of two days %s", (_, dates, next, day, chosen, then) => {
  expect(chooseDay({ ...dates, next }, day)).toEqual({ ...chosen, next: then });
});

test("nights are counted over a change of clocks, too", () => {
  expect(nightsBetween("2027-03-20", "2027-04-03")).toBe(14);
});
