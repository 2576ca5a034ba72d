import { useMemo, useSyncExternalStore } from "react";
import { changeStay, formatStay, parseStay, type Stay } from "./stay";
import { STAY_KEY } from "./stay-key";

const listeners = new Set<() => void>();

/** What was kept last; it stands in where the browser refuses storage. */
let memory: string | undefined;

/** The stay of this visit; nothing said in the build and while the app takes over. */
export function useKeptStay(): Stay {
  const kept = useSyncExternalStore(subscribe, read, () => "");
  return useMemo(() => parseStay(kept), [kept]);
}

/** The stay of this visit as it is now. */
export function keptStay(): Stay {
  return parseStay(read());
}

/** Keeps what was chosen, beside what was chosen before. */
export function keepStay(change: Partial<Stay>): void {
  write(formatStay(changeStay(keptStay(), change)));
}

/** Forgets the stay. */
export function forgetStay(): void {
  write("");
}

function read(): string {
  memory ??= stored();
  return memory;
}

function write(kept: string): void {
  if (kept === read()) return;
  memory = kept;
  try {
    sessionStorage.setItem(STAY_KEY, kept);
  } catch {
    // Refused: it is remembered until the next full load.
  }
  for (const listener of listeners) listener();
}

function stored(): string {
  try {
    return sessionStorage.getItem(STAY_KEY) ?? "";
  } catch {
    return "";
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
