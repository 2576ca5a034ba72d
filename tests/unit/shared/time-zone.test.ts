import { startOfDay } from "../../../shared/time-zone";

test.each([
  ["2028-05-01", "Europe/Istanbul", "2028-05-01T00:00:00+03:00"],
  ["2028-01-31", "Europe/Helsinki", "2028-01-31T00:00:00+02:00"],
  ["2028-07-31", "America/St_Johns", "2028-07-31T00:00:00-02:30"],
  ["2028-05-01", undefined, "2028-05-01T00:00:00+00:00"],
])("the day %s begins in %s at %s", (day, timeZone, moment) => {
  expect(startOfDay(day, timeZone)).toBe(moment);
});
