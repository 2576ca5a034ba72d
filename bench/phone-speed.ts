import type { Page } from "playwright-core";

/**
 * Lighthouse's CPU indexes to emulate, whatever this machine's is, so that figures are comparable: one like PageSpeed
 * Insights, and two phones. 1,500 to 2,000 is a desktop, 125 to 800 a phone.
 */
export const CPU_INDEXES = [1_100, 375, 250];

/** Lighthouse's CPU index of the machine, measured in a page. */
export async function cpuIndex(page: Page): Promise<number> {
  const { pageFunctions } = await import("lighthouse/core/lib/page-functions.js");
  return Math.round(await page.evaluate(pageFunctions.computeBenchmarkIndex));
}

/** Factor by which to slow a machine down to the wanted index; at least 1. */
export function throttlingRate(wanted: number, index: number): number {
  return Math.max(1, index / wanted);
}
