import { isNativeError } from "node:util/types";

/** A call that failed for a reason that stays: asking again would be no use. */
export class FinalError extends Error {
  override readonly name = "FinalError";
}

/** A try that was given up, after so many milliseconds. */
export class TimeoutError extends Error {
  override readonly name = "TimeoutError";

  constructor(timeout: number) {
    super(`no whole answer within ${timeout / 1000} s`);
  }
}

/** A server that has answered nothing is not asked any more; the message names the call that was lost first, and why. */
export class UnreachableError extends Error {
  override readonly name = "UnreachableError";

  constructor(url: string, reason: unknown) {
    super(
      `GET ${url} (no answer): ${describeHttpError(reason)}. ` +
        `Nothing of ${new URL(url).origin} was answered, so it is not asked any more: ` +
        `check that its address is right and that it runs.`,
    );
  }
}

/** What an HttpGet was rejected with, in words: `fetch` hides the reason of a network error in its cause. */
export function describeHttpError(error: unknown): string {
  if (!isNativeError(error)) return String(error);
  const own = error.message || error.name;
  return isNativeError(error.cause) ? `${own}: ${describeHttpError(error.cause)}` : own;
}
