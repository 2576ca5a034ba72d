import type { BuildWatch } from "./build-watch";

const CHUNK_FAILURE = /loading (css )?chunk \S+ failed/i;

/**
 * Handles code that could not be loaded outside of a navigation (a drawer, a lightbox): the next navigation is a full
 * load. Gatsby would reload the page under the visitor's hands, again and again while the code stays missing.
 */
export function createChunkFailureHandler(watch: BuildWatch): (event: PromiseRejectionEvent) => void {
  return (event) => {
    if (!CHUNK_FAILURE.test(String(event.reason))) return;
    event.stopImmediatePropagation();
    watch.markOutdated();
  };
}
