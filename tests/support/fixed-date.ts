/** Sets the clock to an instant, and leaves timers as they are: code on demand comes in its own time. */
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
