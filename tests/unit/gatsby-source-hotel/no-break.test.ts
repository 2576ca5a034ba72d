import { withNoBreaks } from "../../../plugins/gatsby-source-hotel/src/rich-text/no-break";

/** Shows no-break spaces as `~` and narrow ones as `^`. */
const spaced = (text: string) => text.replaceAll("\u00A0", "~").replaceAll("\u202F", "^");

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
  ["uk", "Сад і море, а ввечері — з книжкою в руках", "Сад і~море, а~ввечері~— з~книжкою в~руках"],
  ["uk", "30 хв до моря, 500 грн", "30~хв до моря, 500~грн"],
  ["pl", "Dom w lesie, z ogrodem i sauną", "Dom w~lesie, z~ogrodem i~sauną"],
  ["pl", "pokoje nad morzem od 240 zł", "pokoje nad morzem od 240~zł"],
  ["fr", "Que faire ? La mer : à 320 m ; à 10:30 !", "Que faire^? La mer^: à 320~m^; à 10:30^!"],
  ["fr", "le « grand bleu » et «petit»", "le «^grand bleu^» et «^petit^»"],
  ["nl", "om 9 uur, 240 euro", "om 9~uur, 240~euro"],
  ["ar", "من 240 يورو، 320 م", "من 240~يورو، 320~م"],
  ["de", "Sonntag, 1. April – 31. Oktober 2027", "Sonntag, 1.~April~– 31.~Oktober 2027"],
  ["en", "1 April, 12 Mays, 2027 May", "1~April, 12 Mays, 2027 May"],
  ["ru", "с 1 мая", "с~1~мая"],
  ["de", "ab 07:00 Uhr, 240 € und Art. 6 Abs. 1", "ab 07:00~Uhr, 240~€ und Art.~6 Abs.~1"],
] as const)("%s: %s", (locale, text, expected) => {
  expect(spaced(withNoBreaks(text, locale))).toBe(expected);
});

test("a text that already has its no-break spaces stays unchanged", () => {
  const text = withNoBreaks("180 × 200 см в доме", "ru");
  expect(withNoBreaks(text, "ru")).toBe(text);
});
