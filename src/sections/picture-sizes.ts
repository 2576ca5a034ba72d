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

export type PictureSlot = keyof typeof SLOTS;

/**
 * The `sizes` of a picture in a slot: ("card4") → "(min-width: 1024px) 22vw, 78vw".
 * `overscan` is the width of the picture in widths of its frame: more than 1 where the frame cuts off its sides.
 */
export function pictureSizes(slot: PictureSlot, overscan = 1): string {
  const widths: { base: number; md?: number; lg?: number } = SLOTS[slot];
  const width = (percent: number) => `${Math.round(percent * Math.max(overscan, 1))}vw`;
  return [
    ...(widths.lg ? [`(min-width: ${breakpoints.lg}) ${width(widths.lg)}`] : []),
    ...(widths.md ? [`(min-width: ${breakpoints.md}) ${width(widths.md)}`] : []),
    width(widths.base),
  ].join(", ");
}
