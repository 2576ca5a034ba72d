import { pageOf } from "./navigator";

/** Returns the link that an event happened in, if it leads to a page of this site and opens in this tab. */
export function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  return link && leadsToPage(link) ? link : null;
}

/**
 * True for `/contact` and `#top`; false for `/files/menu.pdf`, other sites, phone numbers and links with a target.
 */
function leadsToPage(link: HTMLAnchorElement): boolean {
  return (
    link.href !== "" &&
    link.origin === window.location.origin &&
    !link.target &&
    !link.hasAttribute("download") &&
    !/\.[a-z0-9]+$/i.test(link.pathname)
  );
}

export function leadsToOtherPage(link: HTMLAnchorElement): boolean {
  return leadsToPage(link) && pageOf(link) !== pageOf(window.location);
}
