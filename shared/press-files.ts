import { type Locale, LOCALES } from "./locales";
import { prefixPath } from "./paths";

/** The pictures for the press, with captions and licence in all languages. */
export const PHOTO_KIT_PATH = "/photo-kit.zip";

/** Where the fact sheet of a language lies: `/tr/fact-sheet.pdf`. */
export function factSheetPath(locale: Locale): string {
  return prefixPath(locale, "/fact-sheet.pdf");
}

/** The language whose fact sheet lies at a path; undefined where none does. */
export function factSheetLocale(path: string): Locale | undefined {
  return LOCALES.find((locale) => factSheetPath(locale) === path);
}
