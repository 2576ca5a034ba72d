const MOST = 2000;

/** Cartesian product of the sets, in order. Throws if there are too many combinations to be intentional. */
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

/** Removes duplicates by structural equality. */
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
