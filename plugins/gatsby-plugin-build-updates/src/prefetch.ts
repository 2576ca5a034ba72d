import { MAX_PREFETCHES } from "./options";

/** The part of the Network Information API that says whether to save data; not every browser has it. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

type Load = (path: string) => Promise<unknown>;

export interface PrefetchParts {
  load: Load;
  connection: () => Connection | undefined;
}

/** Returns a function that fetches a page ahead, by `load` or a way of its own: at most five at once, none where data is dear. */
export function createPrefetch({ load, connection }: PrefetchParts): (path: string, how?: Load) => void {
  const waiting = new Map<string, Load>();
  let running = 0;

  function fill(): void {
    for (const [path, how] of waiting) {
      if (running >= MAX_PREFETCHES) return;
      waiting.delete(path);
      running += 1;
      // A page that fails here is dealt with when the visitor goes to it.
      how(path)
        .catch(() => undefined)
        .finally(() => {
          running -= 1;
          fill();
        });
    }
  }

  return (path, how = load) => {
    if (savesData(connection())) return;
    waiting.set(path, how);
    fill();
  };
}

function savesData(connection: Connection | undefined): boolean {
  return connection?.saveData === true || connection?.effectiveType?.includes("2g") === true;
}
