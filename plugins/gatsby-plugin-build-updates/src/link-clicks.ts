import { navigate } from "gatsby";
import { anchorTarget } from "./anchor-scroll";
import { pageOf } from "./navigator";
import { leadsToOtherPage, pageLinkAt } from "./page-links";

/**
 * Hands a press on a link to a page of this site to Gatsby, which shows it without loading it in full. One listener for
 * all links: a component around each of them takes its time when a page is taken over or changes. Presses with a
 * modifier, links that do something of their own and anchors that the page does not have are left alone.
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
