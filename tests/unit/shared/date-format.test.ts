import { dayAfter, formatDate, isDateFormat, toIsoDate } from "../../../shared/date-format";

test.each([
  ["YYYY-MM-DD", "2027-06-05"],
  ["DD.MM.YYYY", "05.06.2027"],
  ["YYYYMMDD", "20270605"],
])("a reservation site may use the date format %s", (format, text) => {
  expect(isDateFormat(format)).toBe(true);
  expect(formatDate("2027-06-05", format)).toBe(text);
});

test.each(["DD.MM", "YYYY-MM-DD-DD", "D.M.YYYY", "YYYY-MM-DDTHH", ""])(
  "%j is not a date format",
  (format) => {
    expect(isDateFormat(format)).toBe(false);
  },
);

test("today is the visitor's local date, and the day after it may be in another month", () => {
  expect(toIsoDate(new Date(2027, 0, 5, 23, 59))).toBe("2027-01-05");
  expect([dayAfter("2026-12-31"), dayAfter("2028-02-28")]).toEqual(["2027-01-01", "2028-02-29"]);
});
