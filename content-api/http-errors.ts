import { fullMessageOf } from "../shared/errors";

/** A call that failed for a permanent reason: retrying is pointless. */
export class FinalError extends Error {
  override readonly name = "FinalError";
}

/** An attempt that timed out, after so many milliseconds. */
export class TimeoutError extends Error {
  override readonly name = "TimeoutError";

  constructor(timeout: number) {
    super(`no whole answer within ${timeout / 1000} s`);
  }
}

/** A server that has never responded is not called any more; the message names the first call that failed, and why. */
export class UnreachableError extends Error {
  override readonly name = "UnreachableError";

  constructor(url: string, reason: unknown) {
    super(
      `GET ${url} (no answer): ${fullMessageOf(reason)}. ` +
        `Nothing of ${new URL(url).origin} was answered, so it is not asked any more: ` +
        `check that its address is right and that it runs.`,
    );
  }
}
