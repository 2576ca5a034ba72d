import { RELOAD_PAUSE } from "./options";

const STORAGE_KEY = "build-updates:loads";

interface FullLoadParts {
  /** May throw on access, as in some private or embedded windows. */
  storage: () => Storage;
  now: () => number;
  /** True while a form has input that a page load would discard. */
  holdsInput: () => boolean;
  /** Makes the browser load a URL. */
  go: (target: URL) => void;
}

/** Loads a URL in full if that is currently allowed; returns whether it does. */
export type FullLoad = (target: URL) => boolean;

/** Creates a full load that never discards form input and never loads the same path twice within `RELOAD_PAUSE`. */
export function createFullLoad({ storage, now, holdsInput, go }: FullLoadParts): FullLoad {
  return (target) => {
    if (holdsInput()) return false;
    const recent = recentLoads(storage, now());
    if (recent.has(target.pathname)) return false;
    remember(storage, recent.set(target.pathname, now()));
    go(target);
    return true;
  };
}

/** Time of the last full load by path; expired entries are left out. */
function recentLoads(storage: () => Storage, now: number): Map<string, number> {
  try {
    const loads: unknown = JSON.parse(storage().getItem(STORAGE_KEY) ?? "{}");
    const entries = typeof loads === "object" && loads !== null ? Object.entries(loads) : [];
    return new Map(entries.filter(([, time]) => typeof time === "number" && now - time < RELOAD_PAUSE));
  } catch {
    return new Map();
  }
}

function remember(storage: () => Storage, loads: Map<string, number>): void {
  try {
    storage().setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(loads)));
  } catch {
    // Without storage there is no loop guard, but the visitor still gets the page.
  }
}
