/** Returns undefined if there is no entry, or if the browser's storage is disabled. */
export function readStored(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The same for an entry in JSON; also undefined if it is invalid. */
export function readJson(name: string): unknown {
  try {
    return JSON.parse(readStored(name) ?? "null");
  } catch {
    return undefined;
  }
}

/** Ignores a full or disabled storage. */
export function store(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // The page still has the value.
  }
}

export function removeStored(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // A disabled storage is empty.
  }
}
