import { navigate } from "gatsby";
import { anchorTarget } from "./anchor-scroll";
import { pageOf } from "./navigator";
import { leadsToOtherPage, pageLinkAt } from "./page-links";

/**
 * Passes clicks on internal links to Gatsby for client-side navigation. Uses one listener for all links, because a
 * wrapper component per link slows down hydration and rendering. Ignores clicks with a modifier key, links with their
 * own behaviour and anchors that don't exist on the page.
 */
export function handleLinkClick(event: MouseEvent): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.defaultPrevented || !plain) return;
  const link = pageLinkAt(event.target);
  if (!link) return;
  if (link.hash && !leadsToOtherPage(link) && !anchorTarget(link.hash)) return;
  event.preventDefault();
  void navigate(pageOf(link) + link.hash, { replace: link.href === window.location.href });
}
