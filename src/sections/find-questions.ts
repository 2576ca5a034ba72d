import { hasWords } from "../locale/fold";

/** Which of a list's questions have all words of a query, in themselves or in their answers; undefined where it has none. */
export function findQuestions(list: HTMLElement, query: string): boolean[] | undefined {
  if (!query.trim()) return undefined;
  return [...list.querySelectorAll("details")].map(({ textContent }) => hasWords(textContent ?? "", query));
}
