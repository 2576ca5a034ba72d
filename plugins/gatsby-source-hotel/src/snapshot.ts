import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { array, type InferType, mixed, number, object, string } from "yup";
import { writeFileWhole } from "./write-file";
import type { Log } from "./log";

const snapshotSchema = object({
  answers: array()
    .of(object({ call: string().required(), status: number().oneOf([200, 404]).required(), body: mixed() }))
    .required(),
});

type StoredAnswer = InferType<typeof snapshotSchema>["answers"][number];

/** A call's last good answer: its body, or that there is no such thing (404). */
export type LastAnswer = { found: true; body: unknown } | { found: false };

/** The last good answers of the API, kept in one file between builds. */
export interface Snapshot {
  /** The answer of the last whole load; undefined where there is none. */
  last(call: string): LastAnswer | undefined;
  /** Notes an answer of this load. */
  note(call: string, answer: LastAnswer): void;
  /** Replaces the file by what was noted: called once, after a load that is whole. */
  save(): Promise<void>;
}

/** Opens the snapshot in a file; a file that is missing is empty, one that can not be read is empty and logged. */
export async function openSnapshot(file: string, log: Log): Promise<Snapshot> {
  const last = new Map<string, LastAnswer>();
  const noted = new Map<string, LastAnswer>();
  for (const { call, status, body } of await readAnswers(file, log)) {
    last.set(call, status === 200 ? { found: true, body } : { found: false });
  }
  return {
    last: (call) => last.get(call),
    note: (call, answer) => noted.set(call, answer),
    save: async () => {
      const answers = [...noted]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([call, answer]) =>
          answer.found ? { call, status: 200, body: answer.body } : { call, status: 404 },
        );
      await writeFileWhole(file, JSON.stringify({ answers }));
    },
  };
}

async function readAnswers(file: string, log: Log): Promise<StoredAnswer[]> {
  if (!existsSync(file)) return [];
  try {
    return snapshotSchema.validateSync(JSON.parse(await readFile(file, "utf8"))).answers;
  } catch (error) {
    log.warn(`The last good answers in ${file} can not be read and are not used: ${String(error)}`);
    return [];
  }
}
