import { hasWords } from "../../../src/locale/fold";

test.each([
  ["İptal ve ön ödeme", "iptal"],
  ["İptal ve ön ödeme", "on odeme"],
  ["Isıtıcı, kıyı", "isitici KIYI"],
  ["Rücktritt und Straße", "ruecktritt"],
  ["Rücktritt und Straße", "rucktritt strasse"],
  ["Auf allen Wegen", "wegen"],
  ["Полупансион и ещё ужин", "еще УЖИН"],
  ["Free Wi-Fi", "wifi"],
  ["70\u00a0€ one way", "70 €"],
  ["Check-out by 12:00", "checkout"],
])("“%s” is found by “%s”", (text, query) => {
  expect(hasWords(text, query)).toBe(true);
});

test("a missing word is not found, and every word of a query must match", () => {
  expect(hasWords("Kinderclub", "Hund")).toBe(false);
  expect(hasWords("Airport transfer", "airport dog")).toBe(false);
});
