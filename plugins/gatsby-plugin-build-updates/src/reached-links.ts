import { pageOf } from "./navigator";
import { leadsToOtherPage, pageLinkAt } from "./page-links";

/**
 * Hears of each page whose link a visitor points at with a mouse, presses or moves the focus to, some time before the
 * click. To be called once, with a function that gets path and query.
 */
export function onReachedLink(reached: (page: string) => void): void {
  const hear = ({ target }: Event) => {
    const link = pageLinkAt(target);
    if (link && leadsToOtherPage(link)) reached(pageOf(link));
  };
  document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && hear(event), {
    passive: true,
  });
  document.addEventListener("pointerdown", hear, { passive: true });
  document.addEventListener("focusin", hear);
}
