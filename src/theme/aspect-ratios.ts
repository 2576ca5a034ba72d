/** Aspect ratios of picture frames: width and height. */
export const aspectRatios = {
  photo: [3, 2],
  calm: [4, 3],
  portrait: [4, 5],
  wide: [21, 9],
  film: [16, 9],
} as const;

export type AspectRatio = keyof typeof aspectRatios;

/** Width by height: photo → 1.5. */
export function ratioOf(name: AspectRatio): number {
  const [width, height] = aspectRatios[name];
  return width / height;
}
