/** Characters of a text that search results show. */
const LONGEST = 160;

/** At most 160 characters of a text, cut at a word. */
export function shorten(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST);
  return `${cut.slice(0, cut.lastIndexOf(" "))}…`;
}
