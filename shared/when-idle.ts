/** Calls a function when the browser has nothing better to do; Safari has no requestIdleCallback, and calls it soon. */
export function whenIdle(run: () => void): void {
  (window.requestIdleCallback ?? window.setTimeout)(run);
}
