/** Letters that lose nothing but their dots when they are taken apart, and yet are typed as others. */
const FOLDED: Readonly<Record<string, string>> = { ı: "i", ß: "ss", æ: "ae", ø: "o" };
/** How German is written where it has no umlauts: Muenchen. */
const SPELLED_OUT: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/** A text without case and marks, as people type it in a hurry: `İskele Çarşısı` → `iskele carsisi`, `Ёлка` → `елка`. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ıßæø]/g, (letter) => FOLDED[letter] ?? letter)
    .replace(/\s+/g, " ")
    .trim();
}

/** All by which a thing with these texts is found; also where somebody spells out its umlauts. */
export function searchTextOf(texts: readonly unknown[]): string {
  const said = texts.filter((text) => typeof text === "string").join(" ");
  const spelledOut = said.normalize("NFC").replace(/[äöü]/gi, (letter) => {
    return SPELLED_OUT[letter.toLowerCase()] ?? letter;
  });
  return [...new Set([fold(said), fold(spelledOut)])].join(" ");
}
