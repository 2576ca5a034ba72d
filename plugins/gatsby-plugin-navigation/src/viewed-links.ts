import type { CallOff } from "./links-in-view";
import { pageOf } from "./navigator";
import { IN_VIEW_PAUSE } from "./options";

/**
 * Returns how the page of a link in view is prefetched: soon on devices with a mouse, where a link is quickly hovered.
 * On phones, to save data, only links of the page's own content, once they have rested in view; the others when touched.
 */
export function createViewedLinks(
  prefetch: (page: string) => CallOff,
  hasMouse: () => boolean,
): (link: HTMLAnchorElement) => CallOff {
  return (link) => {
    if (hasMouse()) return prefetch(pageOf(link));
    if (!link.closest("main")) return () => undefined;
    let callOff: CallOff | undefined;
    const timer = setTimeout(() => {
      callOff = prefetch(pageOf(link));
    }, IN_VIEW_PAUSE);
    return () => {
      clearTimeout(timer);
      callOff?.();
    };
  };
}
