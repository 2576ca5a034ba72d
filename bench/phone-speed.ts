import type { Browser } from "playwright-core";

/** Lighthouse's CPU index of the machine that a phone's slowness is told by, so that figures of two machines compare. */
const REFERENCE_INDEX = 1_500;

/** How many times slower than that machine the measured phones are. */
export const CPU_SLOWDOWNS = [4, 6];

/** Lighthouse's CPU index of this machine: 1,500 to 2,000 is a desktop, 125 to 800 a phone. */
export async function cpuIndex(browser: Browser): Promise<number> {
  const { pageFunctions } = await import("lighthouse/core/lib/page-functions.js");
  const page = await browser.newPage();
  try {
    return Math.round(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  } finally {
    await page.close();
  }
}

/** How many times slower a machine of the given index has to become, to be `slowdown` times slower than the reference. */
export function throttlingRate(slowdown: number, index: number): number {
  return Math.max(1, (slowdown * index) / REFERENCE_INDEX);
}
