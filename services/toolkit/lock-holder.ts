import { rm } from "node:fs/promises";
import { basename } from "node:path";
import { number, object, string } from "yup";
import { parse } from "../../shared/parse";
import { readStored, replaceFile } from "./stored-files";

const schema = object({
  pid: number().integer().positive().required(),
  program: string().required(),
  since: string().required(),
});

/** Notes beside a lock whose it is now: the lock itself tells nobody. */
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

/** Whose a lock is that another process has, and how it is ended; empty where that one has not noted it yet. */
export async function holderOf(file: string): Promise<string> {
  const holder = await readStored(file, (json) => parse(schema, json), "It is written again.").catch(
    () => undefined,
  );
  if (holder === undefined) return "";
  const { pid, program, since } = holder;
  return ` It is process ${pid} (${program}), since ${since}: kill ${pid} ends it.`;
}
