import { navigate } from "gatsby";
import { anchorTarget } from "./anchor-scroll";
import { pageOf } from "./navigator";

/**
 * Hands plain `<a href="#…">` links of the shown page to Gatsby, so that they scroll as its own links do.
 * Links that Gatsby's `Link` has taken, and clicks with a modifier, are left alone.
 */
export function handleAnchorClick(event: MouseEvent): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.defaultPrevented || !plain || !(event.target instanceof Element)) return;
  const link = event.target.closest("a");
  if (
    !link?.hash ||
    link.target ||
    pageOf(link) !== pageOf(window.location) ||
    link.host !== window.location.host
  )
    return;
  if (!anchorTarget(link.hash)) return;
  event.preventDefault();
  void navigate(pageOf(link) + link.hash, { replace: link.hash === window.location.hash });
}
