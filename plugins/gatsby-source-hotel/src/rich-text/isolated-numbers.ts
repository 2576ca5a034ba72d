const LEFT_TO_RIGHT = "\u2066";
const RIGHT_TO_LEFT = "\u2067";
const END = "\u2069";
/** Digits after it are treated as Arabic, so a hyphen between two of them doesn't join them into one number. */
const ARABIC_LETTER = "\u061C";

const NUMBER = String.raw`\d+(?:[.,:]\d+)*`;
const DASH = String.raw`\s?[–—-]\s?`;
const LATIN_WORD = String.raw`\p{Script=Latin}[\p{Script=Latin}\p{M}’'-]*`;

/** Text that keeps its own order: a telephone number, a signed number, Latin words after a number, a degree sign. */
const AS_WRITTEN = [
  String.raw`\+\d[\d\s()-]*\d`,
  String.raw`(?<![\d.–-])0\d+(?:[\s-]\d{2,})+(?!\d)`,
  String.raw`(?<![\p{L}\p{N}–—-]|\d\s)[-−±]${NUMBER}`,
  String.raw`(?<![\p{L}\d.,:])\d+\s${LATIN_WORD}(?:,?\s${LATIN_WORD})*`,
  "°[CF]",
].join("|");

/** A range: `09:00–18:00`, `4-12`; not a date such as `2031-05-06`. */
const RANGE = String.raw`(?<!\d|[–—-]\s?)${NUMBER}${DASH}${NUMBER}(?!\d|${DASH}\d)`;

/** Text that is already isolated and stays unchanged; then the two kinds to isolate. */
const PARTS = new RegExp(`[\u2066-\u2068][^${END}]*${END}|(${AS_WRITTEN})|(${RANGE})`, "gu");

/**
 * Isolates numbers that the bidi algorithm would reorder in right-to-left text: `+968 25 000 001`, `-5` and `07980
 * Kemer` keep their order, and a range, whatever its dash, is read from right to left, as is usual in Arabic.
 */
export function withIsolatedNumbers(text: string): string {
  return text.replace(PARTS, (found, number?: string, range?: string) => {
    if (number !== undefined) return LEFT_TO_RIGHT + number + END;
    return range === undefined ? found : RIGHT_TO_LEFT + ARABIC_LETTER + range + END;
  });
}
