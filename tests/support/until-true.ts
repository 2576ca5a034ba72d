import { setTimeout } from "node:timers/promises";

/** Waits until a condition holds. If the test times out first, the wait doesn't keep the process alive. */
export async function untilTrue(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await setTimeout(20, undefined, { ref: false });
}
