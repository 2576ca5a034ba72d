import type { Call } from "./calls";

/** "missing": the API says it doesn't exist. "failed": unknown, because the call failed. */
export type Loaded<Answer> =
  { state: "found"; answer: Answer } | { state: "missing" } | { state: "failed"; reason: string };

/** Loads calls and decides how to handle a fault: see `keep-last-good.ts` and `collect-faults.ts`. */
export interface Loader {
  load<Answer>(call: Call<Answer>): Promise<Loaded<Answer>>;
  /**
   * For lists that every site has: if last good copies are kept, a 404 or an empty list after a non-empty one is a
   * fault.
   */
  loadList<Item>(call: Call<Item[]>): Promise<Loaded<Item[]>>;
}
