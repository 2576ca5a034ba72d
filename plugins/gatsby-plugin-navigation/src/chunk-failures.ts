import type { BuildWatch } from "./build-watch";

const CHUNK_FAILURE = /loading (css )?chunk \S+ failed/i;

/**
 * Handles chunks that fail to load outside a navigation (a drawer, a lightbox): makes the next navigation a full
 * load. Gatsby would reload the page while it is being used, repeatedly if the chunk stays missing.
 */
export function createChunkFailureHandler(watch: BuildWatch): (event: PromiseRejectionEvent) => void {
  return (event) => {
    if (!CHUNK_FAILURE.test(String(event.reason))) return;
    event.stopImmediatePropagation();
    watch.markOutdated();
  };
}
