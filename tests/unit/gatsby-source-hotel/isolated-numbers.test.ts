import { typeset } from "../../../plugins/gatsby-source-hotel/src/rich-text/typeset";

/** Shows left-to-right isolates in square brackets, right-to-left ones in braces, and no-break spaces as `~`. */
const marked = (text: string) =>
  text
    .replaceAll("\u2066", "[")
    .replaceAll("\u2067\u061C", "{")
    .replace(
      /([[{][^\u2069]*)\u2069/g,
      (_, isolated: string) => isolated + (isolated.startsWith("[") ? "]" : "}"),
    )
    .replaceAll("\u00A0", "~");

test.each([
  ["اتصلوا على +968 25 000 001 اليوم", "اتصلوا على [+968~25~000~001] اليوم"],
  ["اتصلوا على 0242 815 30 50.", "اتصلوا على [0242 815 30 50]."],
  ["العشاء 19:00–23:00، يوميا", "العشاء {19:00–23:00}، يوميا"],
  ["من 9:00 – 18:00.", "من {9:00~–~18:00}."],
  ["للأطفال 4-12 سنة", "للأطفال {4-12} سنة"],
  ["الماء 24–28 °C", "الماء {24–28}~[°C]"],
  ["شتاء -5 °C", "شتاء [-5]~[°C]"],
  ["في 2027-04-01", "في 2027-04-01"],
  ["07980 Kemer, Antalya", "[07980 Kemer, Antalya]"],
  ["شارع 5 Liman Caddesi، كيمر", "شارع [5 Liman Caddesi]، كيمر"],
  ["الطريق D400، 62 كم", "الطريق D400، 62~كم"],
  ["من 240 € لليلة، 1,240.50", "من 240~€ لليلة، 1,240.50"],
])("%s", (text, expected) => {
  expect(marked(typeset(text, "ar"))).toBe(expected);
});

test("a text whose numbers are already isolated stays unchanged", () => {
  const text = typeset("من 9:00 – 18:00، +968 25 000 001، -5 °C", "ar");
  expect(typeset(text, "ar")).toBe(text);
});

test("a left-to-right language needs no isolates", () => {
  expect(marked(typeset("open 9:00 – 18:00, call +49 30 123 45 67", "en"))).toBe(
    "open 9:00~–~18:00, call +49~30~123~45~67",
  );
});
