import type { FontChoice } from "../shared/fonts/brand-fonts";
import type { CharacterRange } from "../shared/fonts/families";

/** Typography of a language. Units and signs are regular expression fragments, separated by spaces. */
export interface Typography {
  /** Writing direction. */
  direction: "ltr" | "rtl";
  /** What stays with the number before it, in addition to the common units. */
  units: string;
  /** What stays with the number after it, in addition to the common signs. */
  signs: string;
  /** Letters that form one-letter words which stay with the following word. */
  shortWords: string;
  /** Punctuation preceded by a narrow space, and the quotation marks with one inside; none by default. */
  narrowSpaces?: { before: string; quotes: readonly [opening: string, closing: string] };
  /** Font subsets that the first view of a page is sure to need. */
  fontScripts: readonly CharacterRange[];
  /** Fallback font if the hotel's own font lacks the language's letters and the hotel configures none for it. */
  font?: FontChoice;
}
