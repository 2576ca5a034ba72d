import { useMemo, useSyncExternalStore } from "react";
import { changeStay, formatStay, parseStay, type Stay } from "./stay";
import { STAY_EVENT, STAY_KEY } from "./stay-key";

/** The last stay kept; used if the browser denies storage. */
let memory: string | undefined;

/** The stay of this visit; empty in the build and during hydration. */
export function useKeptStay(): Stay {
  const kept = useSyncExternalStore(subscribe, read, () => "");
  return useMemo(() => parseStay(kept), [kept]);
}

/** The current stay of this visit. */
export function keptStay(): Stay {
  return parseStay(read());
}

/** Keeps a choice, merged with earlier ones. */
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
    // Storage denied: the stay is remembered until the next full load.
  }
  window.dispatchEvent(new Event(STAY_EVENT));
}

function stored(): string {
  try {
    return sessionStorage.getItem(STAY_KEY) ?? "";
  } catch {
    return "";
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(STAY_EVENT, listener);
  return () => window.removeEventListener(STAY_EVENT, listener);
}
