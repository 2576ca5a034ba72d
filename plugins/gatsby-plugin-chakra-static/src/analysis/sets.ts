const MOST = 2000;

/** Every way to take one value of each set, in order. Throws where there are too many to be meant. */
export function product(sets: readonly (readonly unknown[])[]): unknown[][] {
  return sets.reduce<unknown[][]>(
    (rows, set) => {
      if (rows.length * set.length > MOST)
        throw new Error(`There are more than ${MOST} combinations of styles.`);
      return rows.flatMap((row) => set.map((value) => [...row, value]));
    },
    [[]],
  );
}

/** The values without those that look the same. */
export function unique(values: readonly unknown[]): unknown[] {
  const seen = new Map<unknown, unknown>();
  for (const value of values)
    seen.set(typeof value === "object" && isPlainTree(value) ? JSON.stringify(value) : value, value);
  return [...seen.values()];
}

function isPlainTree(value: unknown): boolean {
  if (typeof value === "symbol" || typeof value === "function" || value === undefined) return false;
  if (typeof value !== "object" || value === null) return true;
  const kind: unknown = Object.getPrototypeOf(value);
  return (kind === Object.prototype || kind === Array.prototype) && Object.values(value).every(isPlainTree);
}
