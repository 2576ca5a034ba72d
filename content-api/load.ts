import type { Call } from "./calls";

/** "missing": the API says there is no such thing. "failed": nobody knows. */
export type Loaded<Answer> =
  { state: "found"; answer: Answer } | { state: "missing" } | { state: "failed"; reason: string };

/** Reads calls and decides what becomes of a fault: see `keep-last-good.ts` and `collect-faults.ts`. */
export interface Loader {
  load<Answer>(call: Call<Answer>): Promise<Loaded<Answer>>;
  /** For lists, which a site always has: where last good copies are kept, a 404 or an empty list after a full one is a fault. */
  loadList<Item>(call: Call<Item[]>): Promise<Loaded<Item[]>>;
}
