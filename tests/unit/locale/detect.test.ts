import { LOCALES } from "../../../shared/locales";
import { detectLocale } from "../../../src/locale/detect";

const settings = { locales: LOCALES, defaultLocale: "en", fallbackLocale: null } as const;

test.each([
  [["de-DE", "en"], "de"],
  [["de-AT", "en"], "de"],
  [["fr-FR", "tr-TR", "en-US", "en"], "tr"],
  [["en-US", "ru"], "en"],
  [["RU-ru"], "ru"],
  [["fr", "es"], null],
  [["den"], null],
  [[], null],
])("the browser languages %j resolve to %s", (languages, expected) => {
  expect(detectLocale({ stored: null, languages }, settings)).toBe(expected);
});

test("at the same position an exact match beats the base language", () => {
  const regional = { locales: ["de", "de-AT"], defaultLocale: null, fallbackLocale: null } as const;
  expect(detectLocale({ stored: null, languages: ["de-at"] }, regional)).toBe("de-AT");
  expect(detectLocale({ stored: null, languages: ["de-CH", "de-AT"] }, regional)).toBe("de");
});

test("a stored locale takes precedence over the browser's languages", () => {
  expect(detectLocale({ stored: "tr", languages: ["de"] }, settings)).toBe("tr");
});

test("an unknown stored locale counts as the default locale", () => {
  expect(detectLocale({ stored: "xx", languages: ["de"] }, settings)).toBe("en");
});

test("without a default locale, an unknown stored locale is ignored", () => {
  expect(detectLocale({ stored: "xx", languages: ["de"] }, { ...settings, defaultLocale: null })).toBe("de");
});

test("the fallback locale comes last", () => {
  const withFallback = { ...settings, fallbackLocale: "ru" } as const;
  expect(detectLocale({ stored: null, languages: ["fr"] }, withFallback)).toBe("ru");
  expect(detectLocale({ stored: null, languages: ["fr", "de"] }, withFallback)).toBe("de");
});
