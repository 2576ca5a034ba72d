import pLimit from "p-limit";
import { array, number, object, string } from "yup";
import { readStored, replaceFile } from "../../toolkit/stored-files";
import { parse } from "../../shared/parse";
import { DAY } from "../../toolkit/durations";

/** Ids of signed requests are kept for longer than senders retry one, each time with a new signature. */
const REMEMBER_IDS = 4 * DAY;

const fileSchema = array(
  object({ id: string().required(), time: number().required() }).required(),
).required();

/** The ids of signed requests, in a file that outlives the process. */
export interface SeenIds {
  /** Adds an id; returns whether it is new. Resolves when it would survive a crash. */
  add(id: string): Promise<boolean>;
  /** Removes an id whose request could not be processed, so that it may be sent again. */
  forget(id: string): Promise<void>;
}

export function createSeenIds(file: string): SeenIds {
  let times: Promise<Map<string, number>> | undefined;
  const mutex = pLimit(1);
  const save = (known: ReadonlyMap<string, number>) =>
    mutex(() => replaceFile(file, JSON.stringify(entriesOf(known))));

  return {
    async add(id) {
      times ??= readTimes(file);
      const known = await times;
      const now = Date.now();
      for (const [old, time] of known) if (now - time > REMEMBER_IDS) known.delete(old);
      if (known.has(id)) return false;
      known.set(id, now);
      try {
        await save(known);
      } catch (error) {
        // The sender sees the failure, and may retry the same request.
        known.delete(id);
        throw error;
      }
      return true;
    },
    async forget(id) {
      const known = await times;
      if (known?.delete(id)) await save(known).catch(() => undefined);
    },
  };
}

const entriesOf = (times: ReadonlyMap<string, number>) => [...times].map(([id, time]) => ({ id, time }));

async function readTimes(file: string): Promise<Map<string, number>> {
  const entries = await readStored(
    file,
    (json) => parse(fileSchema, json),
    "Remove it, and start the publisher again: calls of the last minutes could then be sent again.",
  );
  return new Map(entries?.map(({ id, time }) => [id, time]));
}
