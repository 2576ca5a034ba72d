import { withoutLanguages } from "../../../gatsby/spoken-tables";

test("a table over languages is left with those that the hotel speaks", () => {
  const table = [
    'import type { Locale } from "../shared/locales";',
    'import de from "./de/locale.json";',
    'import en from "./en/locale.json";',
    "export const MESSAGES: Record<Locale, typeof en> = { en, de };",
  ].join("\n");
  const spoken = withoutLanguages(table, ["de", "tr"]);
  expect(spoken).not.toMatch(/\bde\b/);
  expect(spoken).toContain('import en from "./en/locale.json";');
});

test("words that come with their own file are left out with the import of it", () => {
  const table =
    'export const WORDS = { en: () => import("./en/enquiry.json"), de: () => import("./de/enquiry.json") };';
  expect(withoutLanguages(table, ["de"])).not.toContain("/de/");
});

test("nothing completes a table in the browser", () => {
  const table = [
    'import en from "./en/locale.json";',
    'import { withEnglish } from "./fallback";',
    "export const MESSAGES: Record<Locale, typeof en> = withEnglish({ en });",
  ].join("\n");
  const spoken = withoutLanguages(table, []);
  expect(spoken).not.toMatch(/withEnglish|fallback/);
  expect(spoken).toMatch(/= \{\s*en\s*\};/);
});
