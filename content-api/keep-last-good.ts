import { type Call, callKey } from "./calls";
import { ContentApiError, type ContentClient, isAbsent, keptAnswer } from "./client";
import { UnreachableError } from "./http-errors";
import type { Loaded, Loader } from "./load";
import { type Log, warnOfCall } from "./log";
import type { Snapshot } from "./snapshot";

interface KeepOptions {
  /** Calls whose responses changed, as a webhook names them: only these are requested. Undefined: any may have. */
  changed?: readonly string[];
  /** Calls that the last load could not read: always requested. Kept from load to load. */
  unsure?: Set<string>;
}

/**
 * Loads calls and falls back to their last good responses, so that an outage is never taken for a 404.
 * Throws an UnreachableError if the API has been given up on and there is no last good response.
 */
export function keepLastGood(
  client: ContentClient,
  snapshot: Snapshot,
  log: Log,
  { changed, unsure = new Set() }: KeepOptions = {},
): Loader {
  const told = new Set<string>();
  const refused = new Set<string>();
  const changedKeys = changed && new Set(changed.map(callKey));

  /** Returns the last good response of a call that need not be requested. */
  function unchanged<Answer>(call: Call<Answer>): Loaded<Answer> | undefined {
    if (!changedKeys || changedKeys.has(callKey(call.path)) || unsure.has(call.path)) return undefined;
    return lastGood(call);
  }

  function warnOnce(message: string): void {
    if (!told.has(message)) warnOfCall(log, message);
    told.add(message);
  }

  /** Reports an optional call that was refused with a status other than 404, once for all locales. */
  function tellRefusal({ name, path, isExtension }: Call<unknown>, error: unknown): void {
    if (!isExtension || !(error instanceof ContentApiError) || error.status === 404) return;
    if (!refused.has(name))
      log.info(`GET ${path} (status ${error.status}): the server does not have this; built without.`);
    refused.add(name);
  }

  /** Returns undefined if there is no last good copy or it no longer matches the contract. */
  function lastGood<Answer>(call: Call<Answer>): Loaded<Answer> | undefined {
    const last = snapshot.last(call.path);
    if (last === undefined) return undefined;
    if (last.found) {
      const kept = keptAnswer(call, last);
      if (kept === undefined) return undefined;
      snapshot.note(call.path, last);
      return { state: "found", answer: kept.answer };
    }
    snapshot.note(call.path, last);
    return { state: "missing" };
  }

  function found<Answer>({ path, kept }: Call<Answer>, answer: Answer): Loaded<Answer> {
    unsure.delete(path);
    snapshot.note(path, { found: true, body: answer, etag: kept?.etag ?? undefined });
    return { state: "found", answer };
  }

  function failed<Answer>(call: Call<Answer>, error: unknown): Loaded<Answer> {
    unsure.add(call.path);
    const copy = lastGood(call);
    if (copy === undefined && call.isExtension && isFault(error)) {
      warnOfCall(log, `${error.message} There is no last good copy: the site is built without it.`);
      return { state: "missing" };
    }
    if (error instanceof UnreachableError && copy !== undefined) {
      warnOnce(`${error.message} The last good copies are used.`);
      return copy;
    }
    if (!(error instanceof ContentApiError)) throw error;
    if (copy === undefined) return { state: "failed", reason: error.message };
    warnOfCall(log, `${error.message} The last good copy is used.`);
    return copy;
  }

  return {
    async load(call) {
      const known = unchanged(call);
      if (known) return known;
      try {
        return found(call, await client(call));
      } catch (error) {
        if (!isAbsent(call, error)) return failed(call, error);
        tellRefusal(call, error);
        unsure.delete(call.path);
        snapshot.note(call.path, { found: false });
        return { state: "missing" };
      }
    },

    async loadList(call) {
      const known = unchanged(call);
      if (known) return known;
      const before = call.kept;
      try {
        const list = await client(call);
        if (list.length > 0) return found(call, list);
        const answered = call.kept;
        call.kept = before;
        const copy = lastGood(call);
        if (copy?.state === "found" && copy.answer.length > 0) {
          unsure.add(call.path);
          warnOfCall(
            log,
            `GET ${call.path}: the list is empty, which it was not before. The last good copy is used.`,
          );
          return copy;
        }
        call.kept = answered;
        return found(call, list);
      } catch (error) {
        const loaded = failed(call, error);
        return loaded.state === "failed" && isAbsent(call, error) ? { state: "missing" } : loaded;
      }
    },
  };
}

function isFault(error: unknown): error is ContentApiError | UnreachableError {
  return error instanceof ContentApiError || error instanceof UnreachableError;
}
