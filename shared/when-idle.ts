/** Calls a function once the page has loaded and the browser is idle. */
export function whenLoaded(run: () => void): void {
  const later = () => whenIdle(run);
  if (document.readyState === "complete") later();
  else window.addEventListener("load", later, { once: true });
}

/** Calls a function when the browser is idle, or after a short delay in Safari, which lacks requestIdleCallback. */
export function whenIdle(run: () => void, options?: IdleRequestOptions): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run, options);
  else setTimeout(run);
}
