import { setTimeout } from "node:timers/promises";

/** A machine at work may take many times as long as a quiet one. */
const PATIENCE_MS = 120_000;

/** A browser can lose a question for good when the page is left while it is asked. */
const ANSWER_MS = 10_000;

/** Asks again until there is an answer, over navigations, too; says what it waited for where none comes. */
export async function untilFound<Answer>(what: string, look: () => Promise<Answer | null>): Promise<Answer> {
  const end = performance.now() + PATIENCE_MS;
  let trouble: unknown;
  while (performance.now() < end) {
    try {
      const answer = await Promise.race([look(), setTimeout(ANSWER_MS, null, { ref: false })]);
      if (answer !== null) return answer;
    } catch (error) {
      // A page that is just being left answers nothing.
      trouble = error;
    }
    await setTimeout(20, undefined, { ref: false });
  }
  throw new Error(`Not there after ${PATIENCE_MS / 1_000} seconds: ${what}`, { cause: trouble });
}
