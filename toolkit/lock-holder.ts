import { rm } from "node:fs/promises";
import { basename } from "node:path";
import { number, object, string } from "yup";
import { parse } from "../shared/parse";
import { readStored, replaceFile } from "./stored-files";

const schema = object({
  pid: number().integer().positive().required(),
  program: string().required(),
  since: string().required(),
});

/** Writes the holder next to a lock, since the lock itself does not reveal it. */
export async function noteHolder(file: string): Promise<void> {
  const { pid, env, argv } = process;
  const script = env.npm_lifecycle_event;
  const program = script === undefined ? basename(argv[1] ?? argv[0] ?? "node") : `npm run ${script}`;
  const since = new Date(Date.now() - process.uptime() * 1_000).toISOString();
  await replaceFile(file, JSON.stringify({ pid, program, since }));
}

export function forgetHolder(file: string): Promise<void> {
  return rm(file, { force: true });
}

/** Describes the process that holds a lock and how to end it; empty if not noted yet. */
export async function holderOf(file: string): Promise<string> {
  const holder = await readStored(file, (json) => parse(schema, json), "It is written again.").catch(
    () => undefined,
  );
  if (holder === undefined) return "";
  const { pid, program, since } = holder;
  return ` It is process ${pid} (${program}), since ${since}: kill ${pid} ends it.`;
}
