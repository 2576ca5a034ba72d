import pLimit from "p-limit";

/** Milliseconds until waiting for the lock fails with a visible error. */
const PATIENCE = 120_000;

/** Mutex with first-come, first-served order. */
export class WriteLock {
  readonly #oneByOne = pLimit(1);

  /** Resolves with a function that releases the lock. Rejects if the lock isn't available in time. */
  take(): Promise<() => void> {
    return new Promise((given, refuse) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        refuse(new Error(`The database was busy for ${PATIENCE / 1_000} seconds. Save again.`));
      }, PATIENCE);
      void this.#oneByOne(async () => {
        clearTimeout(timer);
        if (!isLate) await new Promise<void>((giveBack) => given(giveBack));
      });
    });
  }

  /** Runs a task while holding the lock. */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    const giveBack = await this.take();
    try {
      return await task();
    } finally {
      giveBack();
    }
  }
}
