/** Number of characters that search results show. */
const LONGEST = 160;

/** Shortens a text to at most 160 characters, at a word boundary. */
export function shorten(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST);
  return `${cut.slice(0, cut.lastIndexOf(" "))}…`;
}
