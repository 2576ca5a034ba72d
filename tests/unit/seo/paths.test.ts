import { alternates } from "../../../shared/alternates";
import { firstDescription } from "../../../src/seo/description";
import { documentTitle } from "../../../src/seo/document-title";
import { openGraphLocale } from "../../../shared/open-graph-locale";

test.each([
  [["ru", "en", "tr", "de"], ["en", "tr", "ru", "de", "x-default"], "en"],
  [["de", "ru"], ["ru", "de", "x-default"], "ru"],
  [["tr"], ["tr", "x-default"], "tr"],
  [[], [], undefined],
])("the languages %j are linked as %j, with the default %s", (locales, hreflangs, byDefault) => {
  const links = alternates(locales.map((locale) => ({ locale })));
  expect(links.map(({ hreflang }) => hreflang)).toEqual(hreflangs);
  expect(links.find(({ hreflang }) => hreflang === "x-default")?.locale).toBe(byDefault);
});

test("a title names the hotel once", () => {
  expect(documentTitle("Gallery", "Hotel Sol")).toBe("Gallery – Hotel Sol");
  expect(documentTitle("Hotel Sol, Kemer", "Hotel Sol")).toBe("Hotel Sol, Kemer");
});

test.each([
  ["en", "en_US"],
  ["uk", "uk_UA"],
  ["ar", "ar_AR"],
])("the Open Graph locale of %s is %s", (locale, expected) => {
  expect(openGraphLocale(locale)).toBe(expected);
});

test("a description is the first available text, cut at a word boundary", () => {
  expect(firstDescription(null, " ", "Quiet rooms.")).toBe("Quiet rooms.");
  expect(firstDescription(undefined)).toBeUndefined();
  const long = firstDescription("seaside ".repeat(40)) ?? "";
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long).toMatch(/ seaside…$/);
});
