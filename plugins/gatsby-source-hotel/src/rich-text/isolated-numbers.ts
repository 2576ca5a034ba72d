const LEFT_TO_RIGHT = "\u2066";
const RIGHT_TO_LEFT = "\u2067";
const END = "\u2069";
/** Behind it digits are Arabic ones: a hyphen between two of them does not join them to one number. */
const ARABIC_LETTER = "\u061C";

const NUMBER = String.raw`\d+(?:[.,:]\d+)*`;
const DASH = String.raw`\s?[–—-]\s?`;

/** What keeps its own order: a telephone number, a number with its sign, the sign of degrees. */
const AS_WRITTEN = [
  String.raw`\+\d[\d\s()-]*\d`,
  String.raw`(?<![\d.–-])0\d+(?:[\s-]\d{2,})+(?!\d)`,
  String.raw`(?<![\p{L}\p{N}–—-]|\d\s)[-−±]${NUMBER}`,
  "°[CF]",
].join("|");

/** From, to: `09:00–18:00`, `4-12`; no date such as `2031-05-06`. */
const RANGE = String.raw`(?<!\d|[–—-]\s?)${NUMBER}${DASH}${NUMBER}(?!\d|${DASH}\d)`;

/** What is isolated already, which stays as it is; then the two kinds. */
const PARTS = new RegExp(`[\u2066-\u2068][^${END}]*${END}|(${AS_WRITTEN})|(${RANGE})`, "gu");

/**
 * Isolates what the words around it would take apart in a language that is written from right to left: `+968 25 000 001` and `-5`
 * keep their order, and a range is read from its beginning on the right, whatever its dash, as Arabic is.
 */
export function withIsolatedNumbers(text: string): string {
  return text.replace(PARTS, (found, number?: string, range?: string) => {
    if (number !== undefined) return LEFT_TO_RIGHT + number + END;
    return range === undefined ? found : RIGHT_TO_LEFT + ARABIC_LETTER + range + END;
  });
}
