/** Fixes the date but keeps real timers, because lazy-loaded code arrives in its own time. */
export function fixDate(now: string): void {
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: [
      "setTimeout",
      "clearTimeout",
      "setInterval",
      "clearInterval",
      "setImmediate",
      "clearImmediate",
      "queueMicrotask",
      "nextTick",
    ],
  });
}
