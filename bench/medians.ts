import { loadavg } from "node:os";

const RUNS = 5;
/** Read before a measurement adds its own load. */
const [LOAD_AT_START = 0] = loadavg();

/** Median of each figure over five runs of a measurement. */
export async function medians(
  measure: () => Promise<Record<string, number>>,
): Promise<Record<string, number>> {
  const runs: Record<string, number>[] = [];
  while (runs.length < RUNS) runs.push(await measure());
  return Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((run) => run[name] ?? NaN))]),
  );
}

export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN;
}

/** How long a task takes, to a hundredth of a second. */
export async function secondsOf(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await task();
  return Math.round((performance.now() - start) / 10) / 100;
}

/** Prints a table of figures, and how busy the machine was. */
export function printFigures(
  figures: Record<string, Record<string, number | string>>,
  runs: number = RUNS,
): void {
  console.table(figures);
  const counted = runs === 1 ? "One run" : `Medians of ${runs} runs`;
  console.log(`${counted}.`);
  printLoad();
}

/** Prints how busy the machine was at the start: times from a busy one mean little. */
export function printLoad(): void {
  console.log(`The machine's load was ${LOAD_AT_START.toFixed(1)} at the start.`);
}
