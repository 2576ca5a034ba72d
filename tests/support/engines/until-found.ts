import { setTimeout } from "node:timers/promises";

/** A busy machine may take many times as long as an idle one. */
const PATIENCE_MS = 120_000;

/** A browser may never answer a call if its page is left meanwhile. */
const ANSWER_MS = 10_000;

/** Retries until there is a result, even across navigations; the error on timeout says what it waited for. */
export async function untilFound<Answer>(what: string, look: () => Promise<Answer | null>): Promise<Answer> {
  const end = performance.now() + PATIENCE_MS;
  let trouble: unknown;
  while (performance.now() < end) {
    try {
      const answer = await Promise.race([look(), setTimeout(ANSWER_MS, null, { ref: false })]);
      if (answer !== null) return answer;
    } catch (error) {
      // Calls fail while the page is being left.
      trouble = error;
    }
    await setTimeout(20, undefined, { ref: false });
  }
  throw new Error(`Not there after ${PATIENCE_MS / 1_000} seconds: ${what}`, { cause: trouble });
}
