const LONGEST = 160;

/** The first text that is not empty, cut to 160 characters at a word: what search results show. */
export function firstDescription(...texts: readonly (string | null | undefined)[]): string | undefined {
  const text = texts.find((candidate) => candidate?.trim())?.trim();
  if (text === undefined || text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST);
  return `${cut.slice(0, cut.lastIndexOf(" "))}…`;
}

/** What can be said of any page: its title, the hotel and where it is. */
export function plainDescription(
  title: string,
  { name, address }: { name: string; address: string },
): string {
  return `${title}: ${name}, ${address}`;
}
