export const DEFAULT_POLL_MINUTES = 5;

/** Milliseconds from the first render until the running build's manifest is read. */
export const MANIFEST_DELAY = 1_000;

/** Timeout in milliseconds for requests for build files. */
export const REQUEST_TIMEOUT = 10_000;

/** Milliseconds during which this plugin doesn't load the same path again. */
export const RELOAD_PAUSE = 10_000;

/** Maximum number of concurrent prefetches. */
export const MAX_PREFETCHES = 5;

/** Milliseconds that a link of the content must stay in view on a phone before its page is prefetched. */
export const IN_VIEW_PAUSE = 3_000;

/** Milliseconds after which a page counts as painted even if the browser paints nothing. */
export const MAX_PAINT_WAIT = 100;

/** Milliseconds from a click until the loading sign appears. */
export const PROGRESS_DELAY = 100;

/** Milliseconds between attempts to reach the site. */
export const NETWORK_PAUSE = 5_000;

/** Duration of a scroll to an anchor, in milliseconds. */
export const SCROLL_DURATION = 300;

/** Converts the plugin option, already validated by Gatsby, to milliseconds. */
export function pollInterval(pollMinutes: unknown): number {
  return (typeof pollMinutes === "number" ? pollMinutes : DEFAULT_POLL_MINUTES) * 60_000;
}
