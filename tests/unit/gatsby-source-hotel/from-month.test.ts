import { messagesOf } from "../../../languages/messages-of";
import { fromMonth, wordsOfMonth } from "../../../plugins/gatsby-source-hotel/src/from-month";

const DETAIL = messagesOf("detail");

const from = { amount: 165, currency: "EUR", per: "night" as const, for: { adults: 2 } };
const list = (party: { adults: number; children?: number }, amounts: Record<string, number>) => ({
  for: party,
  currency: "EUR",
  months: Object.entries(amounts).map(([month, amount]) => ({ month, amount })),
});
const PRICES = [
  list({ adults: 1 }, { "2027-03": 165 }),
  list({ adults: 2 }, { "2027-11": 165, "2027-07": 290, "2027-04": 165 }),
];

test.each([
  ["the first month that has it", from, "2026-11", "2027-04"],
  ["the next one once that is over", from, "2027-05", "2027-11"],
  ["none once all are over", from, "2028-01", null],
  ["any party's without a party of its own", { ...from, for: undefined }, "2026-11", "2027-03"],
  ["none where no month has it", { ...from, amount: 150 }, "2026-11", null],
  ["none in another currency", { ...from, currency: "USD" }, "2026-11", null],
  ["none for a whole stay", { ...from, per: "stay" as const }, "2026-11", null],
])("the month of a starting price is %s", (_, price, thisMonth, expected) => {
  expect(fromMonth(price, PRICES, thisMonth)).toBe(expected);
});

test("the month precedes the price in the page's language", () => {
  expect(wordsOfMonth("от 165 € за ночь", "2027-04", DETAIL.ru)).toBe("Апрель 2027: от 165 € за ночь");
  expect(wordsOfMonth("Gecelik başlangıç fiyatı €165", "2027-11", DETAIL.tr)).toBe(
    "Kasım 2027 – Gecelik başlangıç fiyatı €165",
  );
});
