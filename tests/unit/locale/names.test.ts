import { LOCALE_MESSAGES } from "../../../languages/locale-messages";
import { LOCALES, SHIPPED_LOCALES } from "../../../shared/locales";
import { localeTitle, upperCase } from "../../../src/locale/upper-case";
import { errorPageLocale } from "../../../src/locale/error-page-locale";
import { keepsScroll, SCROLL_KEEPING_STATE } from "../../../src/locale/scroll";

test("every language is named in that language", () => {
  for (const locale of SHIPPED_LOCALES) {
    const name = new Intl.DisplayNames(locale, { type: "language" }).of(locale);
    expect(LOCALE_MESSAGES[locale].name.toLocaleLowerCase(locale)).toBe(name?.toLocaleLowerCase(locale));
  }
});

test("the titles of the language options are upper-case codes", () => {
  expect(LOCALES.map(localeTitle)).toEqual(["EN", "TR", "RU", "DE"]);
});

test.each([
  ["iletişim", "tr", "İLETİŞİM"],
  ["info", "en", "INFO"],
] as const)("%s upper-cased in %s is %s", (text, locale, expected) => {
  expect(upperCase(text, locale)).toBe(expected);
});

test.each([
  ["/tr/yok", "de", "tr"],
  ["/yok", null, "en"],
  ["/yok", "de", "de"],
  ["/yok", "xx", "en"],
])("the error page for the path %s with the stored locale %s is in %s", (path, stored, expected) => {
  expect(errorPageLocale(path, stored)).toBe(expected);
});

test("only a language switch on the same page keeps the scroll position", () => {
  expect(keepsScroll(SCROLL_KEEPING_STATE)).toBe(true);
  expect([null, undefined, {}, { keepsScroll: "yes" }].some(keepsScroll)).toBe(false);
});
