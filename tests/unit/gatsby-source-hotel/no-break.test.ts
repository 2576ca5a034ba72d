import { withNoBreaks } from "../../../plugins/gatsby-source-hotel/src/rich-text/no-break";

/** No-break spaces as `~`. */
const spaced = (text: string) => text.replaceAll("\u00A0", "~");

test.each([
  ["en", "a bed of 180 × 200 cm", "a bed of 180~×~200~cm"],
  ["en", "320 m of shore, 5 miles on", "320~m of shore, 5 miles on"],
  ["en", "open 10:00 – 18:00, or from 9 am", "open 10:00~–~18:00, or from 9~am"],
  ["en", "€ 240 a night", "€~240 a night"],
  ["en", "call +49 30 123 45 67 now", "call +49~30~123~45~67 now"],
  ["en", "I am in a room", "I am in a room"],
  ["tr", "saat 09.00’da, 65 dk, 12.500 TL", "saat~09.00’da, 65~dk, 12.500~TL"],
  ["ru", "Утро в саду, а вечер у моря — с книгой", "Утро в~саду, а~вечер у~моря~— с~книгой"],
  ["ru", "62 000 м² сада, 5 % и № 7", "62~000~м² сада, 5~% и~№~7"],
  ["ru", "или на дом", "или на дом"],
  ["de", "ab 07:00 Uhr, 240 € und Art. 6 Abs. 1", "ab 07:00~Uhr, 240~€ und Art.~6 Abs.~1"],
] as const)("%s: %s", (locale, text, expected) => {
  expect(spaced(withNoBreaks(text, locale))).toBe(expected);
});

test("a text that has its no-break spaces stays as it is", () => {
  const text = withNoBreaks("180 × 200 см в доме", "ru");
  expect(withNoBreaks(text, "ru")).toBe(text);
});
