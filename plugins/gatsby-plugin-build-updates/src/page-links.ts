import { pageOf } from "./navigator";

/** The link in which an event happened, where it leads to a page of this site and opens here. */
export function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  return link && leadsToPage(link) ? link : null;
}

/** `/contact` and `#top` are on a page; `/files/menu.pdf`, other sites, phones and links with a target are not ours. */
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
