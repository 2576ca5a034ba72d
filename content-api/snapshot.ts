import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import writeFileAtomic from "write-file-atomic";
import { array, type InferType, mixed, number, object, string } from "yup";
import type { Log } from "./log";
import { parse } from "../shared/parse";

const snapshotSchema = object({
  /** Base URL of the server that issued these ETags. */
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
  /** Calls that the load could not read: their responses here are older ones. */
  unsure: array(string().required()),
});

/** A call's last good response: its body and the server's ETag, or that it doesn't exist (404). */
export type LastAnswer = { found: true; body: unknown; etag?: string } | { found: false };

/** The API's last good responses, kept in one file between builds. */
export interface Snapshot {
  /** The response from the last complete load; undefined if there is none. */
  last(call: string): LastAnswer | undefined;
  /** True if the last complete load read the call itself instead of falling back to an older response. */
  isSure(call: string): boolean;
  /** Records a response of this load. */
  note(call: string, answer: LastAnswer): void;
  /**
   * Replaces the file and the last responses with what was recorded; called after a complete load. `unsure` names
   * the calls that it could not read.
   */
  save(unsure?: Iterable<string>): Promise<void>;
}

/**
 * Opens the snapshot in a file; a missing file counts as empty, an unreadable one too, and is logged.
 * ETags are reused only for the server they came `from`.
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
