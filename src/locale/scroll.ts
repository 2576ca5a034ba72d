/** History state of a navigation to the same page in another language. */
export const SCROLL_KEEPING_STATE = { keepsScroll: true };

/** True for the history state of a navigation that preserves the scroll position. */
export function keepsScroll(state: unknown): boolean {
  return typeof state === "object" && state !== null && "keepsScroll" in state && state.keepsScroll === true;
}
