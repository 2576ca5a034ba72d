import { shorten } from "../../shared/shorten";

/** The first text that is not empty, cut to 160 characters at a word: what search results show. */
export function firstDescription(...texts: readonly (string | null | undefined)[]): string | undefined {
  const text = texts.find((candidate) => candidate?.trim())?.trim();
  return text === undefined ? undefined : shorten(text);
}

/** What can be said of any page: its title, the hotel and where it is. */
export function plainDescription(
  title: string,
  { name, address }: { name: string; address: string },
): string {
  return `${title}: ${name}, ${address}`;
}
