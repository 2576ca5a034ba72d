/** Address of the worker, above all pages that it serves. */
export const WORKER = "/service-worker.js";

/** Milliseconds after the app has taken over a page until the worker is registered. */
export const WORKER_PAUSE = 4_000;

/** Pages and pictures, scripts, fonts that are kept at most; those that were seen longest ago go first. */
export const MOST_PAGES = 100;
export const MOST_ASSETS = 250;
