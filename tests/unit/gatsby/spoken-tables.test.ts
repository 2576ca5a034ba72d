import { withoutLanguages } from "../../../gatsby/spoken-tables";

test("a table of languages is reduced to those the hotel uses", () => {
  const table = [
    'import type { Locale } from "../shared/locales";',
    'import { typography as de } from "./de/typography";',
    'import { typography as en } from "./en/typography";',
    "export const TYPOGRAPHY: Record<Locale, Typography> = { en, de };",
  ].join("\n");
  const spoken = withoutLanguages(table, ["de", "tr"]);
  expect(spoken).not.toMatch(/\bde\b/);
  expect(spoken).toContain('import { typography as en } from "./en/typography";');
});
