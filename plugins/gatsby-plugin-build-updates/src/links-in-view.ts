import { pageOf } from "./navigator";
import { leadsToOtherPage } from "./page-links";

/** Calls off what was asked for, where it has not begun. */
export type CallOff = () => void;

/**
 * Asks for the page of each link that comes into view, and calls it off when the link leaves again. Returns a function
 * that takes up the links that are in the document by then.
 */
export function createLinksInView(ask: (page: string) => CallOff): () => void {
  const asked = new Map<Element, CallOff>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      asked.get(target)?.();
      asked.delete(target);
      if (isIntersecting && target instanceof HTMLAnchorElement) asked.set(target, ask(pageOf(target)));
    }
  });
  return () => {
    observer.disconnect();
    for (const callOff of asked.values()) callOff();
    asked.clear();
    for (const link of document.querySelectorAll("a")) if (leadsToOtherPage(link)) observer.observe(link);
  };
}
