import { TYPOGRAPHY } from "../languages/typography-table";
import { type CharacterRange, charactersOf, FONT_RANGES } from "../shared/fonts/families";
import type { Locale } from "../shared/locales";
import type { Font } from "./read-font";

/** Letters and digits that texts in a language commonly need. */
export function lettersOf(locale: Locale): Set<string> {
  const characters = TYPOGRAPHY[locale].fontScripts.flatMap((range) => [...charactersOf(FONT_RANGES[range])]);
  return new Set(characters.filter((character) => /[\p{L}\p{N}]/u.test(character)));
}

/** The letters of a language that none of a font's files has. */
export function lacking({ files }: Font, locale: Locale): string[] {
  return [...lettersOf(locale)].filter((letter) => !files.some(({ characters }) => characters.has(letter)));
}

/** Whether a font has the letters of a range. */
export function has({ files }: Font, range: CharacterRange): boolean {
  const letters = [...charactersOf(FONT_RANGES[range])].filter((one) => /\p{L}/u.test(one));
  return letters.every((letter) => files.some(({ characters }) => characters.has(letter)));
}
