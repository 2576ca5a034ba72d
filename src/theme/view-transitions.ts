/**
 * Cross-fades full page loads within 160 ms, unless the visitor prefers reduced motion; input meanwhile still
 * works. Not within the app: Gatsby's router renders in an animation frame, and browsers produce none before a
 * transition has its next page.
 */
export const VIEW_TRANSITIONS = [
  "@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}",
  "::view-transition{pointer-events:none}",
  "::view-transition-group(root),::view-transition-old(root),::view-transition-new(root){animation-duration:160ms}",
].join("");
