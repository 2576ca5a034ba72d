import { once } from "node:events";

/** What a promise answers, which nobody waits for any more once the signal aborts; throws the signal's reason then. */
export async function untilAborted<Answer>(signal: AbortSignal, awaited: Promise<Answer>): Promise<Answer> {
  signal.throwIfAborted();
  const done = new AbortController();
  const aborted = once(signal, "abort", { signal: done.signal }).then((): never => {
    throw signal.reason;
  });
  return Promise.race([awaited, aborted]).finally(() => done.abort());
}
