import { shorten } from "../../shared/shorten";

/** The first non-empty text, cut to 160 characters at a word, for search results. */
export function firstDescription(...texts: readonly (string | null | undefined)[]): string | undefined {
  const text = texts.find((candidate) => candidate?.trim())?.trim();
  return text === undefined ? undefined : shorten(text);
}

/** A generic description of any page: its title, the hotel and its location. */
export function plainDescription(
  title: string,
  { name, address }: { name: string; address: string },
): string {
  return `${title}: ${name}, ${address}`;
}
