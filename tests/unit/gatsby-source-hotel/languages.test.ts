import { toHrefLangs, toLanguageOptions } from "../../../plugins/gatsby-source-hotel/src/languages";
import { LOCALES, type Locale } from "../../../shared/locales";

const paths = (...entries: [Locale, string][]) => new Map(entries);
const home = paths(["en", "/"], ["tr", "/tr"], ["ru", "/ru"]);
const accommodation = paths(["en", "/accommodation"], ["tr", "/tr/konaklama"]);
const room = paths(["tr", "/tr/konaklama/bahçe"]);

test("hreflang lists the languages that have the page, encoded, in the site's order", () => {
  const page = paths(["tr", "/tr/çay"], ["en", "/tea"]);
  expect(toHrefLangs(page, LOCALES)).toEqual([
    { locale: "en", url: "/tea" },
    { locale: "tr", url: "/tr/%C3%A7ay" },
  ]);
});

test("a language without a translation links to the nearest parent it has", () => {
  expect(toLanguageOptions(room, [accommodation, home], LOCALES)).toEqual([
    { locale: "en", name: "English", url: "/accommodation", translated: false },
    { locale: "tr", name: "Türkçe", url: "/tr/konaklama/bah%C3%A7e", translated: true },
    { locale: "ru", name: "Русский", url: "/ru", translated: false },
    { locale: "de", name: "Deutch", url: "/", translated: false },
  ]);
});
