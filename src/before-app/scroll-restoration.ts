/**
 * Who takes a visitor back to where a page of the history was scrolled to: the browser while a page loads, Gatsby's
 * router while the app runs. Firefox and WebKit scroll before the router has shown that page, and the router would take
 * it for the visitor's own scrolling on the page that is left.
 */
export function takeScrollOver(window: Window): void {
  window.history.scrollRestoration = "manual";
  // For a reload, and for who comes back when the browser has let go of the page.
  window.addEventListener("pagehide", () => leaveScrollToBrowser(window));
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) window.history.scrollRestoration = "manual";
  });
}

/** The history remembers for each of its pages how it was left. */
export function leaveScrollToBrowser({ history }: Window): void {
  history.scrollRestoration = "auto";
}
