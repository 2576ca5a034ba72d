/** A cell of the gallery's grid on six columns: big 4×4, wide 3×3, tall 2×4, unit 2×2. */
export type CellSize = "big" | "wide" | "tall" | "unit";

interface Cell {
  size: CellSize;
  /** On two columns: big and wide always span both; the last small one does if it has no pair. */
  fullWidth: boolean;
}

/** The bands of the grid, top down. Each fills all six columns. */
const BANDS: readonly (readonly CellSize[])[] = [
  ["big", "unit", "unit"],
  ["wide", "wide"],
  ["tall", "big"],
  ["unit", "unit", "unit"],
  ["unit", "big", "unit"],
  ["wide", "wide"],
];

/**
 * Cells for a number of pictures, by position, without gaps in any band:
 * 5 → big unit unit, wide wide; 4 → wide wide, tall big.
 */
export function figure(count: number): Cell[] {
  const sizes = fillBands(count);
  const last = sizes.findLastIndex(isSmall);
  const odd = sizes.filter(isSmall).length % 2 === 1;
  return sizes.map((size, index) => ({ size, fullWidth: !isSmall(size) || (odd && index === last) }));
}

function fillBands(count: number): CellSize[] {
  if (count === 1) return ["wide"];
  const sizes: CellSize[] = [];
  for (let turn = 0; sizes.length < count; turn += 1) {
    const band = BANDS[turn % BANDS.length] ?? [];
    const left = count - sizes.length - band.length;
    // A band must not leave a single picture over: none would fill a row with it.
    if (left >= 0 && left !== 1) sizes.push(...band);
  }
  return sizes;
}

function isSmall(size: CellSize): boolean {
  return size === "tall" || size === "unit";
}
