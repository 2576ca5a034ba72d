/**
 * Which of the two restores scroll positions: the browser while a page loads, Gatsby's router while the app runs.
 * Firefox and WebKit scroll before the router has rendered the page, and the router would record that as the
 * visitor's scrolling on the previous page.
 */
export function takeScrollOver(window: Window): void {
  window.history.scrollRestoration = "manual";
  // For a reload, and for a visitor who returns after the browser has discarded the page.
  window.addEventListener("pagehide", () => leaveScrollToBrowser(window));
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) window.history.scrollRestoration = "manual";
  });
}

/** The history stores this setting for each of its entries. */
export function leaveScrollToBrowser({ history }: Window): void {
  history.scrollRestoration = "auto";
}
