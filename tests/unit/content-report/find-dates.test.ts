import { findDates } from "../../../services/content-report/find-dates";

test.each([
  ["until 31 March 2026", ["2026-03-31"]],
  ["until March 31, 2026", ["2026-03-31"]],
  ["31 Mart 2026’ya kadar", ["2026-03-31"]],
  ["1 Ağustos 2027", ["2027-08-01"]],
  ["до 31 марта 2026 года", ["2026-03-31"]],
  ["bis 3. März 2026", ["2026-03-03"]],
  ["1. Dez. 2026", ["2026-12-01"]],
  ["2026-03-31", ["2026-03-31"]],
  ["31.03.2026 – 1/12/2026", ["2026-03-31", "2026-12-01"]],
  ["Book by 31 December and pay less", []],
  ["40 rooms 2026", []],
  ["31.13.2026", []],
])("%s names the days %j", (text, dates) => {
  expect(findDates(text)).toEqual(dates);
});
