/** URL of the worker; its scope includes all pages. */
export const WORKER = "/service-worker.js";

/** Milliseconds from hydration until the worker is registered. */
export const WORKER_PAUSE = 4_000;

/**
 * Maximum numbers of cached pages and of assets (pictures, scripts, fonts); the least recently used are evicted
 * first.
 */
export const MOST_PAGES = 100;
export const MOST_ASSETS = 250;
