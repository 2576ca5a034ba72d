import { pageOf } from "./navigator";

/**
 * Hears of each page whose link a visitor presses or moves the focus to, some time before the click; Gatsby itself
 * tells of links that come into view or under a mouse. To be called once, with a function that gets path and query.
 */
export function onReachedLink(reached: (page: string) => void): void {
  const hear = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link && leadsToOtherPage(link)) reached(pageOf(link));
  };
  document.addEventListener("pointerdown", hear, { passive: true });
  document.addEventListener("focusin", hear);
}

function leadsToOtherPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === window.location.origin &&
    !link.target &&
    !/\.[a-z0-9]+$/i.test(link.pathname) &&
    pageOf(link) !== pageOf(window.location)
  );
}
