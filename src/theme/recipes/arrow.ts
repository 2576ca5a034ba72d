/** The arrow's outline, 32 wide and 14 high, with strokes of 1.4. */
const OUTLINE = [
  [0, 6.3],
  [28.31, 6.3],
  [24.005, 1.995],
  [24.995, 1.005],
  [30.99, 7],
  [24.995, 12.995],
  [24.005, 12.005],
  [28.31, 7.7],
  [0, 7.7],
] as const;

/**
 * Clips a box of the given size in pixels to the arrow, as large as fits, in the box's colour. Not an image mask:
 * browsers create a document for it, which costs a slow phone some 20 ms.
 */
export function arrowOf(width: number, height: number): string {
  const scale = Math.min(width / 32, height / 14);
  const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
  const points = OUTLINE.map(([x, y]) =>
    [0.5 + ((x - 16) * scale) / width, 0.5 + ((y - 7) * scale) / height].map(percent).join(" "),
  );
  return `polygon(${points.join(",")})`;
}
