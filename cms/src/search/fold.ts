/** Letters that Unicode normalisation doesn't reduce to what people type. */
const FOLDED: Readonly<Record<string, string>> = { ı: "i", ß: "ss", æ: "ae", ø: "o" };
/** German spelling without umlauts: Muenchen. */
const SPELLED_OUT: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/**
 * Normalises a text for searching, without case and diacritics: `İskele Çarşısı` → `iskele carsisi`, `Ёлка` → `елка`.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ıßæø]/g, (letter) => FOLDED[letter] ?? letter)
    .replace(/\s+/g, " ")
    .trim();
}

/** Search text for these texts, including a variant with umlauts spelled out. */
export function searchTextOf(texts: readonly unknown[]): string {
  const said = texts.filter((text) => typeof text === "string").join(" ");
  const spelledOut = said.normalize("NFC").replace(/[äöü]/gi, (letter) => {
    return SPELLED_OUT[letter.toLowerCase()] ?? letter;
  });
  return [...new Set([fold(said), fold(spelledOut)])].join(" ");
}
