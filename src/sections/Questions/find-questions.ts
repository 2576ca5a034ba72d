import { hasWords } from "../../locale/fold";

/**
 * Returns which of a list's questions contain all words of a query, in question or answer; undefined if it has
 * none.
 */
export function findQuestions(list: HTMLElement, query: string): boolean[] | undefined {
  if (!query.trim()) return undefined;
  return [...list.querySelectorAll("details")].map(({ textContent }) => hasWords(textContent ?? "", query));
}
