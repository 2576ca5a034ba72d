import { withOpeningHours } from "../../../plugins/gatsby-source-hotel/src/opening-hours";
import type { Locale } from "../../../shared/locales";

const GRILL = { name: "Grill & Bar", from: "19:00", to: "00:30" };

function shown(locale: Locale, ...hours: Parameters<typeof withOpeningHours>[1][]) {
  return hours.map((rows) => withOpeningHours([], rows, locale)[0]?.content);
}

test.each<[Locale, string]>([
  ["en", "19:00–00:30, Monday and Wednesday – Sunday, 1 April – 31 October"],
  ["tr", "19.00–00.30, Pazartesi ve Çarşamba – Pazar, 1 Nisan – 31 Ekim"],
  ["ru", "19:00–00:30, понедельник и среда – воскресенье, 1 апреля – 31 октября"],
  ["de", "19:00–00:30 Uhr, Montag und Mittwoch – Sonntag, 1. April – 31. Oktober"],
  ["ar", "19:00–00:30، الاثنين والأربعاء – الأحد، 1 أبريل – 31 أكتوبر"],
])("hours, days and season are formatted for the locale %s", (locale, times) => {
  const days = ["sun", "mon", "wed", "thu", "fri", "sat"] as const;
  const season = { from: "2027-04-01", to: "2027-10-31" };
  const [content] = shown(locale, [{ ...GRILL, days: [...days], season }]);
  expect(content?.replace(/\s/g, " ")).toBe(`<dl><dt>Grill &amp; Bar</dt><dd>${times}</dd></dl>`);
});

test("daily and year-round hours omit days and season, and a place with several hours is named once", () => {
  const lunch = { ...GRILL, from: "12:00", to: "14:00", days: ["sat" as const, "sun" as const] };
  expect(shown("en", [GRILL], [lunch, GRILL])).toEqual([
    "<dl><dt>Grill &amp; Bar</dt><dd>19:00–00:30</dd></dl>",
    "<dl><dt>Grill &amp; Bar</dt><dd>12:00–14:00, Saturday and Sunday</dd><dd>19:00–00:30</dd></dl>",
  ]);
});

test("hours precede a page's first facts, or come last on a page without facts", () => {
  const intro = { key: "INTRO", content: "<p>Fire</p>" };
  const facts = { key: "FACTS", title: "Good to know", content: "<dl><dt>Seats</dt><dd>$& 40</dd></dl>" };
  const terms = "<dt>Grill &amp; Bar</dt><dd>19:00–00:30</dd>";
  expect(withOpeningHours([intro, facts, { ...facts, key: "FACTS_2" }], [GRILL], "en")).toEqual([
    intro,
    { ...facts, content: `<dl>${terms}<dt>Seats</dt><dd>$& 40</dd></dl>` },
    { ...facts, key: "FACTS_2" },
  ]);
  const list = { key: "FACTS", content: "<ul><li>40 seats</li></ul>" };
  expect(withOpeningHours([list], [GRILL], "en")).toEqual([
    { key: "FACTS", content: `<dl>${terms}</dl><ul><li>40 seats</li></ul>` },
  ]);
  expect(withOpeningHours([intro], [GRILL], "en")).toEqual([
    intro,
    { key: "FACTS", content: `<dl>${terms}</dl>` },
  ]);
});
