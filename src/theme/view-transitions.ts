/**
 * A page that is loaded in full gives way to the next within 160 ms, for visitors who have nothing against motion; a
 * press meanwhile reaches it. Within the app there is none: Gatsby's router renders in a frame, and the browser makes
 * no frame before a transition knows its next page.
 */
export const VIEW_TRANSITIONS = [
  "@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}",
  "::view-transition{pointer-events:none}",
  "::view-transition-group(root),::view-transition-old(root),::view-transition-new(root){animation-duration:160ms}",
].join("");
