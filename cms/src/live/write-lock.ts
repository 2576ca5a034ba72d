import pLimit from "p-limit";

/** Milliseconds after which a lock that is not given is an error that somebody sees. */
const PATIENCE = 120_000;

/** Held by one at a time, in the order of asking. */
export class WriteLock {
  readonly #oneByOne = pLimit(1);

  /** Resolves with what gives the lock back; throws where it is not given in time. */
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

  /** Runs a task while it holds the lock. */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    const giveBack = await this.take();
    try {
      return await task();
    } finally {
      giveBack();
    }
  }
}
