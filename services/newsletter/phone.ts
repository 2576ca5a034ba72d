/** Minimum number of digits in a number without country code. */
const SHORTEST_NATIONAL = 8;

/**
 * Keys of a telephone number. `+90 242 123 45 67` and `0242 123 45 67` match: the digits of one end with the
 * other's.
 */
export function phoneKeys(phone: string): { own: string[]; others: string[] } {
  const digits = phone.replace(/\(0\)|\D/g, "").replace(/^0+/, "");
  const ends = Array.from({ length: Math.max(0, digits.length - SHORTEST_NATIONAL) }, (_, from) =>
    digits.slice(from + 1),
  );
  if (digits === "") return { own: [], others: [] };
  return {
    own: [`is ${digits}`, ...ends.map((end) => `ends in ${end}`)],
    others: [`ends in ${digits}`, ...[digits, ...ends].map((end) => `is ${end}`)],
  };
}
