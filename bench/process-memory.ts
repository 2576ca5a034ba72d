import { readdir, readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

/** Megabytes of a process: `resident` includes all shared memory, `own` its proportional share (Pss). */
export interface ProcessMemory {
  /** The command, shortened. */
  name: string;
  resident: number;
  own: number;
}

const KILOBYTES = 1_024;

/** A process and its descendants, as Linux reports them now, without those that have ended meanwhile. */
export async function memoryOfTree(pid: number): Promise<ProcessMemory[]> {
  try {
    const [command, rollup] = await Promise.all([
      readFile(`/proc/${pid}/cmdline`, "utf8"),
      readFile(`/proc/${pid}/smaps_rollup`, "utf8"),
    ]);
    const megabytes = (field: string) =>
      Math.round(Number(new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(rollup)?.[1]) / KILOBYTES);
    const below = await Promise.all((await childrenOf(pid)).map(memoryOfTree));
    return [
      { name: nameOf(command.split("\0")), resident: megabytes("Rss"), own: megabytes("Pss") },
      ...below.flat(),
    ];
  } catch {
    return [];
  }
}

const PAUSE = 500;

/** Peak megabytes of a process, which may start later, and its descendants during a task, sampled twice a second. */
export async function peakMemoryOf(
  pid: () => number | undefined,
  task: () => Promise<unknown>,
): Promise<number> {
  let peak = 0;
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      const root = pid();
      const processes = root === undefined ? [] : await memoryOfTree(root);
      peak = Math.max(
        peak,
        processes.reduce((sum, { own }) => sum + own, 0),
      );
      await setTimeout(PAUSE);
    }
  };
  const watching = watch();
  try {
    await task();
  } finally {
    isOver = true;
    await watching;
  }
  return peak;
}

async function childrenOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`);
  const children = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, "utf8")),
  );
  return children.flatMap((text) => text.trim().split(/\s+/).filter(Boolean).map(Number));
}

/** `["node", "--flag", "/a/b/services/run.mjs", "start"]` → `run.mjs start`. */
function nameOf(command: readonly string[]): string {
  const at = command.findIndex((word) => /\.(?:c|m)?js$/.test(word));
  const words = at === -1 ? command.slice(0, 1) : command.slice(at, at + 2);
  return words.map((word) => word.split("/").at(-1)).join(" ");
}
