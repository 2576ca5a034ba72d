import { useSyncExternalStore } from "react";
import { decodePath } from "../../shared/paths";

/** Fired by this module; browsers have no event for pushState and replaceState. */
const CHANGE = "hotel:address";

/** Set on history entries that this module pushed, so that dropHash can go back. */
const PUSHED_HERE = "pushedHash";

/** The URL's decoded hash without its #; empty in the build and during hydration. */
export function useAddressHash(): string {
  return useSyncExternalStore(subscribe, readHash, () => "");
}

/** The URL's query with its question mark; empty in the build and during hydration. */
export function useAddressSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
}

/** Pushes a history entry with this query, which Back undoes. */
export function pushSearch(search: string): void {
  if (search === window.location.search) return;
  window.history.pushState(
    { ...readState(), [PUSHED_HERE]: undefined },
    "",
    window.location.pathname + search + window.location.hash,
  );
  window.dispatchEvent(new Event(CHANGE));
}

/** Replaces the query of the current history entry. */
export function replaceSearch(search: string): void {
  if (search === window.location.search) return;
  window.history.replaceState(readState(), "", window.location.pathname + search + window.location.hash);
  window.dispatchEvent(new Event(CHANGE));
}

/** Pushes a history entry with this hash, which Back undoes. */
export function pushHash(hash: string): void {
  window.history.pushState({ ...readState(), [PUSHED_HERE]: true }, "", toHref(hash));
  window.dispatchEvent(new Event(CHANGE));
}

/** Replaces the hash of the current history entry; an empty one removes it. */
export function replaceHash(hash: string): void {
  window.history.replaceState(readState(), "", toHref(hash));
  window.dispatchEvent(new Event(CHANGE));
}

/** Undoes pushHash; if the visitor arrived at this very URL, only removes the hash. */
export function dropHash(): void {
  if (readState()[PUSHED_HERE]) window.history.back();
  else replaceHash("");
}

function subscribe(onChange: () => void): () => void {
  const events = ["popstate", "hashchange", CHANGE];
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

function readHash(): string {
  const hash = window.location.hash.slice(1);
  return decodePath(hash) ?? hash;
}

/** Preserves the router's own state, such as its scroll key. */
function readState(): { [PUSHED_HERE]?: unknown } {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null ? state : {};
}

function toHref(hash: string): string {
  const { pathname, search } = window.location;
  return pathname + search + (hash && `#${encodeURIComponent(hash)}`);
}
