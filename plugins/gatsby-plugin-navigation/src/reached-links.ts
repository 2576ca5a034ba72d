import { pageOf } from "./navigator";
import { leadsToOtherPage, pageLinkAt } from "./page-links";

/**
 * Calls back with the path and query of each internal link that is hovered with a mouse, pressed or focused, shortly
 * before the click. Must be called only once.
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
