export const DEFAULT_POLL_MINUTES = 5;

/** Milliseconds after the first render until the running build's manifest is read. */
export const MANIFEST_DELAY = 1_000;

/** Milliseconds until a request for a build file is given up. */
export const REQUEST_TIMEOUT = 10_000;

/** Milliseconds in which the same path is not loaded a second time by us. */
export const RELOAD_PAUSE = 10_000;

/** Pages that are fetched ahead at the same time. */
export const MAX_PREFETCHES = 5;

/** Milliseconds for which a link stays in view on a phone until its page is fetched ahead. */
export const IN_VIEW_PAUSE = 3_000;

/** Milliseconds after which a page is taken for painted, where the browser paints nothing. */
export const MAX_PAINT_WAIT = 100;

/** Milliseconds after a press until the page says that the next one is under way. */
export const PROGRESS_DELAY = 100;

/** Milliseconds after which a site that could not be reached is tried again. */
export const NETWORK_PAUSE = 5_000;

/** Milliseconds of a scroll to an anchor. */
export const SCROLL_DURATION = 300;

/** The poll interval in milliseconds from the plugin's option, which Gatsby has validated by then. */
export function pollInterval(pollMinutes: unknown): number {
  return (typeof pollMinutes === "number" ? pollMinutes : DEFAULT_POLL_MINUTES) * 60_000;
}
