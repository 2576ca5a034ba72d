import { unsafeUniformIntDistribution, xoroshiro128plus } from "pure-rand";

const STEPS = 2 ** 31;

/** Random numbers from 0 to below 1, from the seed that the run prints: `npm test -- --seed=…` repeats them. */
export function seededRandom(): () => number {
  const generator = xoroshiro128plus(jest.getSeed());
  return () => unsafeUniformIntDistribution(0, STEPS - 1, generator) / STEPS;
}
