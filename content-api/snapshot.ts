import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import writeFileAtomic from "write-file-atomic";
import { array, type InferType, mixed, number, object, string } from "yup";
import type { Log } from "./log";
import { parse } from "../shared/parse";

const snapshotSchema = object({
  /** Base URL of the server whose ETags these are. */
  from: string(),
  answers: array()
    .of(
      object({
        call: string().required(),
        status: number().oneOf([200, 404]).required(),
        body: mixed(),
        etag: string(),
      }),
    )
    .required(),
  /** Calls that the load could not read: their answers here are older ones. */
  unsure: array(string().required()),
});

/** A call's last good answer: its body and the server's mark of it, or that there is no such thing (404). */
export type LastAnswer = { found: true; body: unknown; etag?: string } | { found: false };

/** The last good answers of the API, kept in one file between builds. */
export interface Snapshot {
  /** The answer of the last whole load; undefined where there is none. */
  last(call: string): LastAnswer | undefined;
  /** Whether the last whole load could read a call itself: it did not take an older answer. */
  isSure(call: string): boolean;
  /** Notes an answer of this load. */
  note(call: string, answer: LastAnswer): void;
  /**
   * Replaces the file, and the last answers, by what was noted: called after a load that is whole. `unsure` names the
   * calls that it could not read.
   */
  save(unsure?: Iterable<string>): Promise<void>;
}

/**
 * Opens the snapshot in a file; a file that is missing is empty, one that can not be read is empty and logged.
 * ETags are used again for the server that they are `from` only.
 */
export async function openSnapshot(file: string, log: Log, from?: string): Promise<Snapshot> {
  const stored = await readAnswers(file, log);
  const last = new Map<string, LastAnswer>();
  const noted = new Map<string, LastAnswer>();
  let unsure = new Set(stored.unsure);
  for (const { call, status, body, etag } of stored.answers) {
    const known = stored.from === from ? etag : undefined;
    last.set(call, status === 200 ? { found: true, body, etag: known } : { found: false });
  }
  return {
    last: (call) => last.get(call),
    isSure: (call) => last.has(call) && !unsure.has(call),
    note: (call, answer) => noted.set(call, answer),
    save: async (unread = []) => {
      const answers = [...noted]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([call, answer]) =>
          answer.found ? { call, status: 200, body: answer.body, etag: answer.etag } : { call, status: 404 },
        );
      await mkdir(dirname(file), { recursive: true });
      unsure = new Set(unread);
      await writeFileAtomic(file, JSON.stringify({ from, answers, unsure: [...unsure].sort() }));
      last.clear();
      for (const [call, answer] of noted) last.set(call, answer);
      noted.clear();
    },
  };
}

async function readAnswers(file: string, log: Log): Promise<InferType<typeof snapshotSchema>> {
  if (!existsSync(file)) return { answers: [] };
  try {
    return parse(snapshotSchema, JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    log.warn(`The last good answers in ${file} can not be read and are not used: ${String(error)}`);
    return { answers: [] };
  }
}
