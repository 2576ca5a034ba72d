import type { FontChoice } from "../shared/brand-fonts";
import type { CharacterRange } from "../shared/fonts";

/** How a language is set. Units and signs are parts of regular expressions, with spaces between them. */
export interface Typography {
  /** Where its lines begin: `ltr` on the left, `rtl` on the right. */
  direction: "ltr" | "rtl";
  /** What stays with the number before it, beside what does in every language. */
  units: string;
  /** What stays with the number after it, beside what does in every language. */
  signs: string;
  /** Letters of the words of one letter that stay with the word after them. */
  shortWords: string;
  /** Signs of punctuation that have a narrow space before them, and the quotation marks that have one inside; none by default. */
  narrowSpaces?: { before: string; quotes: readonly [opening: string, closing: string] };
  /** Parts of the fonts that the first view of a page surely needs. */
  fontScripts: readonly CharacterRange[];
  /** What it is set in where the hotel's own font lacks its letters, and the hotel names none for it. */
  font?: FontChoice;
}
