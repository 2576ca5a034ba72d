/** Calls a function when the page has loaded and the browser has nothing better to do. */
export function whenLoaded(run: () => void): void {
  const later = () => whenIdle(run);
  if (document.readyState === "complete") later();
  else window.addEventListener("load", later, { once: true });
}

/** Calls a function when the browser has nothing better to do; Safari has no requestIdleCallback, and calls it soon. */
export function whenIdle(run: () => void, options?: IdleRequestOptions): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run, options);
  else setTimeout(run);
}
