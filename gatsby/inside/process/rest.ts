/**
 * Milliseconds of idling after which garbage is collected: the second run returns to the system what the first
 * one freed.
 */
const COLLECT_AFTER_MS = [2_000, 4_000];

/** Returns memory of an idle process: Node would not, because without allocations nothing is collected. */
export function createRest(): { begin(): void; end(): void } {
  let timers: NodeJS.Timeout[] = [];
  return {
    begin: () => {
      timers = COLLECT_AFTER_MS.map((wait) => setTimeout(() => globalThis.gc?.(), wait).unref());
    },
    end: () => timers.forEach(clearTimeout),
  };
}
