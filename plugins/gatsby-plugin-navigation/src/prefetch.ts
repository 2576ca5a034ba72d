import { MAX_PREFETCHES } from "./options";

/** The part of the Network Information API about saving data; not all browsers support it. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Loads a page by its path and query. */
type Load = (page: string) => Promise<unknown>;

interface PrefetchParts {
  /** Used for links in view. */
  load: Load;
  /** Used for links that the visitor is about to follow. */
  loadWhole: Load;
  connection: () => Connection | undefined;
  whenIdle: (run: () => void) => void;
}

interface Prefetch {
  /**
   * Queues the page of a link in view until the app is idle; the returned function cancels it if it hasn't started.
   */
  inView(page: string): () => void;
  /**
   * Requests the page of a link the visitor is about to follow: immediately, before links that are merely in view.
   */
  reached(page: string): void;
}

/** Prefetches pages: at most five at once, none if the visitor saves data. */
export function createPrefetch({ load, loadWhole, connection, whenIdle }: PrefetchParts): Prefetch {
  /** Pages of reached links come first. */
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
      // A failure here is handled when the visitor opens the page.
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
