import { MAX_PREFETCHES } from "./options";

/** The part of the Network Information API that says whether to save data; not every browser has it. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export interface PrefetchParts {
  load: (path: string) => Promise<unknown>;
  connection: () => Connection | undefined;
}

/** Returns a function that fetches a page ahead: at most five at once, none where data is dear. */
export function createPrefetch({ load, connection }: PrefetchParts): (path: string) => void {
  const waiting = new Set<string>();
  let running = 0;

  function fill(): void {
    for (const path of waiting) {
      if (running >= MAX_PREFETCHES) return;
      waiting.delete(path);
      running += 1;
      // A page that fails here is dealt with when the visitor goes to it.
      load(path)
        .catch(() => undefined)
        .finally(() => {
          running -= 1;
          fill();
        });
    }
  }

  return (path) => {
    if (savesData(connection())) return;
    waiting.add(path);
    fill();
  };
}

function savesData(connection: Connection | undefined): boolean {
  return connection?.saveData === true || connection?.effectiveType?.includes("2g") === true;
}
