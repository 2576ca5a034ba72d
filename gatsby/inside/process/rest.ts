/** Milliseconds of waiting after which garbage is collected: the second time gives back to the system what the first one found. */
const COLLECT_AFTER_MS = [2_000, 4_000];

/** A process that waits for orders gives back memory, which Node would leave as it is: nothing is allocated, so nothing is collected. */
export function createRest(): { begin(): void; end(): void } {
  let timers: NodeJS.Timeout[] = [];
  return {
    begin: () => {
      timers = COLLECT_AFTER_MS.map((wait) => setTimeout(() => globalThis.gc?.(), wait).unref());
    },
    end: () => timers.forEach(clearTimeout),
  };
}
