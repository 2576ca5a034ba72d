import { setTimeout } from "node:timers/promises";

const PATIENCE = 60_000;

/** Waits until something holds; fails with what it was waited for. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Waited in vain until ${what}.`);
    await setTimeout(50);
  }
}
