import { byPrice, pricedMonths, roomPriceText } from "../../../src/rooms/room-price";
import type { Party } from "../../../src/booking/stay";
import { createI18n } from "../../support/create-i18n";
import { room } from "../../components/rooms/rooms";

const translate = (locale: Parameters<typeof createI18n>[0]) =>
  createI18n(locale).getFixedT(locale, "detail");

const FROM = {
  amount: 290,
  per: "night",
  note: null,
  words: "from 290 € a night for 2\u00a0adults and 2\u00a0children",
  formatted: "290 €",
  party: { adults: 2, children: 2 },
};
const prices = (adults: number, children: number | null, amounts: Record<string, number>) => ({
  party: { adults, children },
  note: null,
  months: Object.entries(amounts).map(([month, amount]) => ({ month, amount, formatted: `${amount} €` })),
});

const DUPLEX = room("duplex", {
  priceFrom: FROM,
  prices: [prices(2, null, { "2027-05": 280 }), prices(2, 2, { "2027-05": 305, "2027-07": 410 })],
});

const FAMILY: Party = { adults: 2, children: 2 };

test.each([
  [
    "tr",
    { adults: 2, children: 2 },
    "Mayıs 2027 – Gecelik başlangıç fiyatı 90 € (2\u00a0yetişkin, 2\u00a0çocuk)",
  ],
  ["ru", { adults: 1, children: 1 }, "Май 2027: от 90 € за ночь на 1\u00a0взрослого и 1\u00a0ребёнка"],
  ["de", { adults: 1, children: 0 }, "Mai 2027: ab 90 € pro Nacht für 1\u00a0Erwachsenen"],
] as const)("in %s a price names its month and the party %j, inflected", (locale, party, expected) => {
  const single = room("single", { prices: [prices(party.adults, party.children, { "2027-05": 90 })] });
  expect(roomPriceText(single, { month: "2027-05", party }, translate(locale))).toBe(expected);
});

const COUPLE: Party = { adults: 2, children: 0 };
const ONE_CHILD: Party = { adults: 2, children: 1 };
const OF_FAMILY = "2\u00a0adults and 2\u00a0children";

test.each([
  ["no month is chosen", null, FAMILY, `from 290 € a night for ${OF_FAMILY}`],
  ["no party is chosen", "2027-07", null, `July 2027: from 410 € a night for ${OF_FAMILY}`],
  ["the month is missing", "2027-12", FAMILY, `December 2027: price on request for ${OF_FAMILY}`],
  ["only the party's month is missing", "2027-07", COUPLE, "July 2027: price on request for 2\u00a0adults"],
  [
    "the party is missing",
    "2027-07",
    ONE_CHILD,
    "July 2027: price on request for 2\u00a0adults and 1\u00a0child",
  ],
])("if %s, no price is computed", (_, month, party, expected) => {
  expect(roomPriceText(DUPLEX, { month, party }, translate("en"))).toBe(expected);
});

test("a room without monthly prices keeps its starting price, and one without any shows none", () => {
  const when = { month: "2027-07", party: FAMILY };
  const daily = room("a", { priceFrom: { ...FROM, party: null, words: "from 290 € a night" } });
  expect(roomPriceText(daily, when, translate("en"))).toBe("from 290 € a night");
  expect(roomPriceText(room("b"), when, translate("en"))).toBeNull();
});

test("the lowest price for the chosen month and party comes first, rooms on request last in the hotel's order", () => {
  const suite = room("suite", {
    priceFrom: { ...FROM, amount: 500 },
    prices: [prices(2, 2, { "2027-07": 400 })],
  });
  const week = room("week", { priceFrom: { ...FROM, per: "stay", amount: 9 } });
  const rooms = [room("none"), DUPLEX, suite, week];
  const names = (when: Parameters<typeof byPrice>[1]) => byPrice(rooms, when).map(({ slug }) => slug);
  expect(names({ month: "2027-07", party: FAMILY })).toEqual(["suite", "duplex", "none", "week"]);
  expect(names({ month: null, party: null })).toEqual(["duplex", "suite", "none", "week"]);
  expect(names({ month: "2027-05", party: FAMILY })).toEqual(["duplex", "none", "suite", "week"]);
});

test("the months of all rooms are listed once each, in chronological order", () => {
  const winter = room("winter", { prices: [prices(2, 0, { "2027-01": 1, "2027-07": 2 })] });
  expect(pricedMonths([DUPLEX, winter])).toEqual(["2027-01", "2027-05", "2027-07"]);
});
