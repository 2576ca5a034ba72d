import { ValidationError } from "yup";
import type { Call } from "./calls";
import { ContentApiError, type ContentClient } from "./client";
import type { Log } from "./log";
import type { Snapshot } from "./snapshot";

/** "missing": the API says there is no such thing. "failed": nobody knows, and there is no last good copy. */
export type Loaded<Answer> =
  { state: "found"; answer: Answer } | { state: "missing" } | { state: "failed"; reason: string };

export interface Loader {
  load<Answer>(call: Call<Answer>): Promise<Loaded<Answer>>;
  /** For calls that must have an answer: a 404, or an empty list after a full one, counts as a failure. */
  loadList<Item>(call: Call<Item[]>): Promise<Loaded<Item[]>>;
}

/** Reads calls and falls back to their last good answers, so that an outage is never taken for a 404. */
export function createLoader(client: ContentClient, snapshot: Snapshot, log: Log): Loader {
  /** Undefined where there is no last good copy, or it is not as the contract says today. */
  function lastGood<Answer>({ path, parse }: Call<Answer>): Loaded<Answer> | undefined {
    const last = snapshot.last(path);
    if (last === undefined) return undefined;
    try {
      const copy: Loaded<Answer> = last.found
        ? { state: "found", answer: parse(last.body) }
        : { state: "missing" };
      snapshot.note(path, last);
      return copy;
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return undefined;
    }
  }

  function found<Answer>({ path }: Call<Answer>, answer: Answer): Loaded<Answer> {
    snapshot.note(path, { found: true, body: answer });
    return { state: "found", answer };
  }

  function failed<Answer>(call: Call<Answer>, error: unknown): Loaded<Answer> {
    if (!(error instanceof ContentApiError)) throw error;
    const copy = lastGood(call);
    if (copy === undefined) {
      log.warn(`${error.message} There is no last good copy.`);
      return { state: "failed", reason: error.message };
    }
    log.warn(`${error.message} The last good copy is used.`);
    return copy;
  }

  return {
    async load(call) {
      try {
        return found(call, await client(call));
      } catch (error) {
        const missing = error instanceof ContentApiError && error.status === 404;
        if (!missing) return failed(call, error);
        snapshot.note(call.path, { found: false });
        return { state: "missing" };
      }
    },

    async loadList(call) {
      try {
        const list = await client(call);
        const copy = list.length === 0 ? lastGood(call) : undefined;
        if (copy?.state !== "found" || copy.answer.length === 0) return found(call, list);
        log.warn(`GET ${call.path}: the list is empty, which it was not before. The last good copy is used.`);
        return copy;
      } catch (error) {
        return failed(call, error);
      }
    },
  };
}
