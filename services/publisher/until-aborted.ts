import { once } from "node:events";

/** Awaits a promise until the signal aborts, then throws the signal's reason. */
export async function untilAborted<Answer>(signal: AbortSignal, awaited: Promise<Answer>): Promise<Answer> {
  signal.throwIfAborted();
  const done = new AbortController();
  const aborted = once(signal, "abort", { signal: done.signal }).then((): never => {
    throw signal.reason;
  });
  return Promise.race([awaited, aborted]).finally(() => done.abort());
}
