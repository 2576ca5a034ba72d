import type { Page } from "playwright-core";

/**
 * Lighthouse's CPU indexes of the measured machines, whatever this one's is, so that figures compare: one like those of
 * PageSpeed Insights, and two phones. 1,500 to 2,000 is a desktop, 125 to 800 a phone.
 */
export const CPU_INDEXES = [1_100, 375, 250];

/** Lighthouse's CPU index of the machine as a page has it. */
export async function cpuIndex(page: Page): Promise<number> {
  const { pageFunctions } = await import("lighthouse/core/lib/page-functions.js");
  return Math.round(await page.evaluate(pageFunctions.computeBenchmarkIndex));
}

/** How many times slower a machine has to become to have the wanted index; never faster. */
export function throttlingRate(wanted: number, index: number): number {
  return Math.max(1, index / wanted);
}
