import { openPlaces } from "../../../src/sections/light/open-places";

const place = (name: string, hours: Partial<Queries.LightOfDayFragment["venueHours"][number]> = {}) => ({
  name,
  days: [],
  from: "19:00",
  to: "23:00",
  firstDay: null,
  lastDay: null,
  ...hours,
});

const PLACES = [
  place("Grill"),
  place("Bar", { from: "10:00", to: "00:30" }),
  place("Lunch", { from: "12:00", to: "14:00" }),
  place("Weekend", { days: ["sat", "sun"] }),
  place("Terrace", { firstDay: "2027-04-01", lastDay: "2027-10-31" }),
  place("Grill"),
];

test.each([
  ["a Saturday in summer", "2027-07-03", ["Grill", "Bar", "Weekend", "Terrace"]],
  ["a Monday in winter", "2027-12-06", ["Grill", "Bar"]],
])("on %s these places are open in the evening", (_, day, names) => {
  expect(openPlaces(PLACES, day, 20 * 60)).toEqual(names);
});

test("a place is closed from its closing time on", () => {
  expect(openPlaces([place("Grill")], "2027-07-03", 23 * 60)).toEqual([]);
});
