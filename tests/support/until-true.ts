import { setTimeout } from "node:timers/promises";

/** Waits until a condition holds; the test's own time limit ends a vain wait, which then keeps no process from its end. */
export async function untilTrue(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await setTimeout(20, undefined, { ref: false });
}
