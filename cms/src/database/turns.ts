/** Milliseconds after which a turn that does not come is an error that somebody sees. */
const PATIENCE = 120_000;

/** One at a time, in the order of asking. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is this one's turn, with what ends it. */
  async take(): Promise<() => void> {
    const before = this.#last;
    let end = () => {};
    const own = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.#last = before.then(() => own);
    await inTime(before).catch((error: unknown) => {
      end();
      throw error;
    });
    return end;
  }

  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    const end = await this.take();
    try {
      return await task();
    } finally {
      end();
    }
  }
}

async function inTime(turn: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The database was busy for ${PATIENCE / 1_000} seconds. Save again.`)),
      PATIENCE,
    );
  });
  await Promise.race([turn, late]).finally(() => clearTimeout(timer));
}
