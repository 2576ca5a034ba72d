import { breakpoints } from "../theme/layout";

/** How wide the frame of a slot is, in percent of the window, from each breakpoint up. */
const SLOTS = {
  full: { base: 100 },
  "two-thirds": { base: 100, lg: 66 },
  half: { base: 100, md: 58 },
  third: { base: 100, lg: 40 },
  card3: { base: 78, lg: 30 },
  card4: { base: 78, lg: 22 },
  thumbnail: { base: 46, md: 31 },
} satisfies Record<string, { base: number; md?: number; lg?: number }>;

/**
 * Frames of the first view go by the window's height, and a photo is 1.5 times as wide as it is high. Phones have dense
 * screens and slow lines: half of a hero's width is sharp enough there.
 */
const FIRST_VIEW = {
  hero: `(min-width: ${breakpoints.md}) max(100vw, 150vh), max(100vw, 75vh)`,
  split: `(min-width: ${breakpoints.md}) max(58vw, min(132vh, 1152px)), max(100vw, 72vh)`,
};

export type PictureSlot = keyof typeof SLOTS | keyof typeof FIRST_VIEW;

/**
 * The `sizes` of a picture in a slot: ("card4") → "(min-width: 1024px) 22vw, 78vw".
 * `overscan` is the width of the picture in widths of its frame: more than 1 where the frame cuts off its sides.
 */
export function pictureSizes(slot: PictureSlot, overscan = 1): string {
  if (isFirstView(slot)) return FIRST_VIEW[slot];
  const widths: { base: number; md?: number; lg?: number } = SLOTS[slot];
  const width = (percent: number) => `${Math.round(percent * Math.max(overscan, 1))}vw`;
  return [
    ...(widths.lg ? [`(min-width: ${breakpoints.lg}) ${width(widths.lg)}`] : []),
    ...(widths.md ? [`(min-width: ${breakpoints.md}) ${width(widths.md)}`] : []),
    width(widths.base),
  ].join(", ");
}

function isFirstView(slot: PictureSlot): slot is keyof typeof FIRST_VIEW {
  return slot in FIRST_VIEW;
}
