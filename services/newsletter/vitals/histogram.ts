import type { Vital } from "../../../shared/vitals";

/** Upper edges of the buckets, including the thresholds for good and poor. */
const EDGES: Record<Vital, readonly number[]> = {
  LCP: [500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 10_000, 20_000],
  INP: [25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 2000, 5000],
  CLS: [0.001, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1, 2],
};

/** The bucket of a measurement, named by its upper edge; the last one is `Infinity`. */
export function bucketOf(vital: Vital, value: number): number {
  return EDGES[vital].find((edge) => value <= edge) ?? Infinity;
}

/**
 * The value that three of four measurements do not exceed, interpolated within its bucket; null if there are no
 * measurements. In the last bucket it is the bucket's lower edge.
 */
export function p75(vital: Vital, counts: ReadonlyMap<number, number>): number | null {
  const wanted = 0.75 * [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (wanted === 0) return null;
  let below = 0;
  let lower = 0;
  for (const edge of EDGES[vital]) {
    const count = counts.get(edge) ?? 0;
    if (below + count >= wanted) return lower + (edge - lower) * ((wanted - below) / count);
    below += count;
    lower = edge;
  }
  return lower;
}
