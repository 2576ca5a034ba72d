import { LOCALES, SHIPPED_LOCALES } from "../../../shared/locales";
import { localeTitle, upperCase } from "../../../src/locale/upper-case";
import { errorPageLocale } from "../../../src/locale/error-page-locale";
import { LOCALE_MESSAGES } from "../../../languages/locale-messages";
import { keepsScroll, SCROLL_KEEPING_STATE } from "../../../src/locale/scroll";

test("every language is named in that language", () => {
  expect(SHIPPED_LOCALES.map((locale) => LOCALE_MESSAGES[locale].name)).toEqual([
    "English",
    "Türkçe",
    "Русский",
    "Deutsch",
    "Українська",
    "Polski",
    "Nederlands",
    "Français",
    "العربية",
  ]);
});

test("the titles of the language options are upper-case codes", () => {
  expect(LOCALES.map(localeTitle)).toEqual(["EN", "TR", "RU", "DE"]);
});

test.each([
  ["iletişim", "tr", "İLETİŞİM"],
  ["ılıca", "tr", "ILICA"],
  ["info", "en", "INFO"],
  ["straße", "de", "STRASSE"],
  ["пляж", "ru", "ПЛЯЖ"],
] as const)("%s upper-cased in %s is %s", (text, locale, expected) => {
  expect(upperCase(text, locale)).toBe(expected);
});

test.each([
  ["/tr/yok", null, "tr"],
  ["/tr/yok", "de", "tr"],
  ["/yok", null, "en"],
  ["/yok", "de", "de"],
  ["/yok", "xx", "en"],
  ["/trip", null, "en"],
])("the error page for the path %s with the stored locale %s is in %s", (path, stored, expected) => {
  expect(errorPageLocale(path, stored)).toBe(expected);
});

test("only a language switch on the same page keeps the scroll position", () => {
  expect(keepsScroll(SCROLL_KEEPING_STATE)).toBe(true);
  expect([null, undefined, {}, { keepsScroll: "yes" }].some(keepsScroll)).toBe(false);
});
