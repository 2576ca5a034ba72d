import { factText, guestsText } from "../../../src/rooms/room-facts";
import { shortFacts } from "../../../src/rooms/short-facts";
import { createI18n } from "../../support/create-i18n";
import { room } from "../../components/rooms/rooms";

const translate = (locale: Parameters<typeof createI18n>[0]) => createI18n(locale).getFixedT(locale, "rooms");
const says = (locale: Parameters<typeof createI18n>[0]) =>
  [translate(locale), createI18n(locale).getFixedT(locale, "common")] as const;

test.each([
  ["en", 2, 1, "2\u00a0adults, 1\u00a0child"],
  ["ru", 1, 3, "1\u00a0взрослый, 3\u00a0ребёнка"],
  ["de", 2, null, "2\u00a0Erwachsene"],
] as const)("in %s, %s adults and %s children are written as %s", (locale, adults, children, expected) => {
  const text = factText(room("a", { capacity: { adults, children } }), "guests", ...says(locale));
  expect(text).toBe(expected);
});

test("adults and children are separated by the language's own comma", () => {
  // All tests share their messages, so this one uses another language.
  const instance = createI18n("en").addResource("ar", "common", "comma", "، ");
  const text = guestsText({ adults: 2, children: 1 }, translate("en"), instance.getFixedT("ar", "common"));
  expect(text).toBe("2\u00a0adults، 1\u00a0child");
});

test.each([["ru", 62.5, "62,5 м²"]] as const)(
  "in %s, %s square metres are written as %s",
  (locale, size, expected) => {
    expect(factText(room("a", { size }), "size", ...says(locale))).toBe(expected);
  },
);

test.each([
  ["en", "3\u00a0guests"],
  ["ru", "3\u00a0гостя"],
] as const)("in %s a card shows %s", (locale, guests) => {
  expect(shortFacts(room("a"), translate(locale))[1]).toBe(guests);
});

test("facts that a room lacks are left out", () => {
  expect(shortFacts(room("a", { size: null, capacity: null, view: null }), translate("en"))).toEqual([]);
});
