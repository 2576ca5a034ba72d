import { type Locale, LOCALES } from "./locales";
import { prefixPath } from "./paths";

/** The press photos, with captions and licence in all languages. */
export const PHOTO_KIT_PATH = "/photo-kit.zip";

/** Path of a locale's fact sheet: `/tr/fact-sheet.pdf`. */
export function factSheetPath(locale: Locale): string {
  return prefixPath(locale, "/fact-sheet.pdf");
}

/** The locale whose fact sheet is at a path; undefined if there is none. */
export function factSheetLocale(path: string): Locale | undefined {
  return LOCALES.find((locale) => factSheetPath(locale) === path);
}
