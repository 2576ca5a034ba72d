/**
 * Normalises text for searching: lower case, without diacritics, hyphens and breaks, umlauts in either spelling:
 * `Wi-Fi` → `wifi`, `ödeme` → `odeme`, `Kıyı` → `kiyi`, `Gebühr`, `Gebuehr` → `gebuhr`, `ещё` → `еще`.
 */
function fold(words: string): string {
  return words
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}\u00ad-]/gu, "")
    .replace(/ı/g, "i")
    .replace(/ß/g, "ss")
    .replace(/([aou])e/g, "$1")
    .replace(/[\s\u00a0]+/g, " ")
    .trim();
}

/**
 * True if a text contains every word of a query, also as a part of a word: (`Transfer from the airport`, `air
 * trans`) → true.
 */
export function hasWords(text: string, query: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(" ")
    .every((word) => folded.includes(word));
}
