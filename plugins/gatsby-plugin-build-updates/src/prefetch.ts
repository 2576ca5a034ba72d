import { MAX_PREFETCHES } from "./options";

/** The part of the Network Information API that says whether to save data; not every browser has it. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Loads a page by its path and query. */
type Load = (page: string) => Promise<unknown>;

export interface PrefetchParts {
  /** For a page whose link is in view. */
  load: Load;
  /** For a page whose link the visitor reaches for. */
  loadWhole: Load;
  connection: () => Connection | undefined;
  whenIdle: (run: () => void) => void;
}

export interface Prefetch {
  /** Asks for the page of a link in view, when the app has time; the answer calls it off where it has not begun. */
  inView(page: string): () => void;
  /** Asks for the page of a link that the visitor reaches for: at once, and before all that is merely in view. */
  reached(page: string): void;
}

/** Fetches pages ahead: at most five at once, none where data is dear. */
export function createPrefetch({ load, loadWhole, connection, whenIdle }: PrefetchParts): Prefetch {
  /** Reached ones first. */
  let waiting = new Map<string, Load>();
  let running = 0;
  let reachedRunning = 0;

  function fill(): void {
    for (const [page, how] of waiting) {
      const isReached = how === loadWhole;
      if (running >= MAX_PREFETCHES || (reachedRunning > 0 && !isReached)) return;
      waiting.delete(page);
      running += 1;
      if (isReached) reachedRunning += 1;
      // A page that fails here is dealt with when the visitor goes to it.
      how(page)
        .catch(() => undefined)
        .finally(() => {
          running -= 1;
          if (isReached) reachedRunning -= 1;
          fill();
        });
    }
  }

  return {
    inView(page) {
      if (savesData(connection()) || waiting.has(page)) return () => undefined;
      waiting.set(page, load);
      whenIdle(fill);
      return () => {
        if (waiting.get(page) === load) waiting.delete(page);
      };
    },
    reached(page) {
      if (savesData(connection())) return;
      waiting.delete(page);
      waiting = new Map([[page, loadWhole], ...waiting]);
      fill();
    },
  };
}

function savesData(connection: Connection | undefined): boolean {
  return connection?.saveData === true || connection?.effectiveType?.includes("2g") === true;
}
