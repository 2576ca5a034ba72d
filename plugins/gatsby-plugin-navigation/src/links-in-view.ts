import { leadsToOtherPage } from "./page-links";

/** Cancels a request that hasn't started. */
export type CallOff = () => void;

/**
 * Requests each link that scrolls into view, and cancels the request when it leaves again. Returns a function that
 * observes the links currently in the document.
 */
export function createLinksInView(ask: (link: HTMLAnchorElement) => CallOff): () => void {
  const asked = new Map<Element, CallOff>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      asked.get(target)?.();
      asked.delete(target);
      if (isIntersecting && target instanceof HTMLAnchorElement) asked.set(target, ask(target));
    }
  });
  return () => {
    observer.disconnect();
    for (const callOff of asked.values()) callOff();
    asked.clear();
    for (const link of document.querySelectorAll("a")) if (leadsToOtherPage(link)) observer.observe(link);
  };
}
