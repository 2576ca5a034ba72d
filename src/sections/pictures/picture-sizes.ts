import { ratioOf } from "../../theme/aspect-ratios";
import { below, breakpoints, layoutBreakpoints } from "../../theme/breakpoints";

/** Width of a slot's frame from one breakpoint up, as a CSS length, and its aspect ratio if that differs there. */
interface Step {
  from?: keyof typeof breakpoints | `${number}px`;
  width: string;
  ratio?: number;
}

/** The container's content width: the window without its gutters. */
const INNER = "min(100vw - 2.5rem, 90vw, 90rem)";

/** Width of that many of its twelve columns with the gaps between them, from lg up. */
const columns = (count: number) =>
  `min(${round((count * 92) / 12 - 2)}vw, ${round((count * 92) / 12 - 2)}rem)`;

/** Columns that bleed to the window's edge. */
const bleed = (count: number) => `${round((count * 92) / 12 + 3)}vw`;

/** One of two side by side in the container, from md up. */
const HALF = "min(44vw, 44rem)";

/** Cards of a scrolling row. */
const PEEKING = "min(78vw, 26rem)";

/** The only card of a group, which leaves no room for a next one. */
const ALONE = "min(100vw - 2.5rem, 90vw, 30rem)";

/** Swipeable pictures of a room. */
const SWIPED = `calc(0.94 * ${INNER})`;

/** Cells of an album of six columns from md up, of two below; their heights follow the columns. */
const albumCell = (vw: number, height: number, below: Omit<Step, "from">): Step[] => [
  { from: "md", width: `min(${vw}vw, ${vw}rem)`, ratio: vw / height },
  below,
];
const ALBUM_PAIR = { width: "min(50vw - 1.5rem, 44.5vw)", ratio: ratioOf("portrait") };
const ALBUM_ROW = { width: INNER, ratio: ratioOf("photo") };

/** Steps of each slot, the widest first. */
const SLOTS = {
  full: [
    { from: "md", width: "100vw" },
    { width: "100vw", ratio: 5 / 4 },
  ],
  bleedWide: [{ from: "xl", width: bleed(8) }, { from: "lg", width: bleed(7) }, { width: "100vw" }],
  bleed: [{ from: "lg", width: bleed(7) }, { width: "100vw" }],
  bleedHalf: [{ from: "lg", width: bleed(6) }, { width: "100vw" }],
  chart: [{ from: "lg", width: columns(6) }, { width: INNER }],
  beside: [{ from: "lg", width: columns(5) }, { width: INNER }],
  besideRows: [
    { from: "lg", width: columns(5) },
    { width: INNER, ratio: ratioOf("photo") },
  ],
  margin: [{ from: "lg", width: columns(3) }, { width: INNER }],
  thumb: [{ from: "lg", width: `calc(${columns(5)} / 4 - 12px)` }, { width: `calc(${INNER} / 4 - 12px)` }],
  half: [{ from: "md", width: HALF }, { width: INNER }],
  mosaicWide: [{ from: "lg", width: columns(7) }, { from: "md", width: HALF }, { width: PEEKING }],
  mosaicCalm: [{ from: "lg", width: columns(6) }, { from: "md", width: HALF }, { width: PEEKING }],
  dropped: [
    { from: "lg", width: columns(4) },
    { from: "md", width: HALF },
    { width: PEEKING, ratio: ratioOf("photo") },
  ],
  card2: [{ from: "lg", width: HALF }, { width: PEEKING }],
  card3: [{ from: "lg", width: columns(4) }, { width: PEEKING }],
  card4: [{ from: "lg", width: columns(3) }, { width: PEEKING }],
  card3Alone: [{ from: "lg", width: columns(4) }, { width: ALONE }],
  card4Alone: [{ from: "lg", width: columns(3) }, { width: ALONE }],
  compared: [{ from: "lg", width: columns(3) }, { width: "9rem" }],
  certificate: [
    { from: "1312px", width: columns(3) },
    { from: "950px", width: columns(4) },
    { from: "sm", width: HALF },
    { width: INNER },
  ],
  award: [
    { from: "lg", width: `calc(${columns(7)} / 6 - 4px)` },
    { from: "md", width: "calc(15vw - 4px)" },
    { width: "calc(26vw - 8px)" },
  ],
  roomLead: [
    { from: "md", width: "min(59.3vw, 59.3rem)", ratio: 59.3 / 46 },
    { width: SWIPED, ratio: ratioOf("photo") },
  ],
  roomAlone: [{ width: INNER, ratio: ratioOf("photo") }],
  roomTall: [
    { from: "md", width: "min(29.7vw, 29.7rem)", ratio: 29.7 / 46 },
    { width: SWIPED, ratio: ratioOf("photo") },
  ],
  roomSmall: [
    { from: "md", width: "min(29.7vw, 29.7rem)", ratio: 29.7 / 22.5 },
    { width: SWIPED, ratio: ratioOf("photo") },
  ],
  albumBig: albumCell(59.7, 40.8, ALBUM_ROW),
  albumWide: albumCell(44.5, 30.3, ALBUM_ROW),
  albumTall: albumCell(29.3, 40.8, ALBUM_PAIR),
  albumUnit: albumCell(29.3, 19.9, ALBUM_PAIR),
  albumTallRow: albumCell(29.3, 40.8, ALBUM_ROW),
  albumUnitRow: albumCell(29.3, 19.9, ALBUM_ROW),
} as const satisfies Record<string, readonly Step[]>;

/**
 * Heights of a split head: at most `rem`, before that a percentage of the window; on mobile a percentage, for its
 * picture.
 */
export const SPLIT_HEIGHT = { wide: 88, rem: 48, base: 48 };

/** The part behind the navbar, in rem. */
const SPLIT_BAND = { layoutXl: 8.75, layoutSm: 5.5 };

/** Width of a photo at a given height. */
const widthAt = (height: number) => height * ratioOf("photo");

/**
 * Phones have dense screens and slow connections: files a third of a tall frame's width are sharp enough, at three
 * device pixels a quarter.
 */
const PHONE = "(min-resolution: 2.5x) max(75vw, 40vh), max(100vw, 50vh)";

const split = (from: keyof typeof SPLIT_BAND) => {
  const { wide: height, rem } = SPLIT_HEIGHT;
  const band = SPLIT_BAND[from];
  return `(min-width: ${layoutBreakpoints[from]}) max(58.4vw, min(${widthAt(height)}vh - ${widthAt(band)}rem, ${widthAt(rem - band)}rem))`;
};

const DESKTOP = `(min-width: ${layoutBreakpoints.layoutSm})`;

/**
 * First-view frames depend on the window's height: in a tall window, a photo that covers it is wider than the
 * window.
 */
const FIRST_VIEW = {
  hero: `${DESKTOP} max(100vw, min(${widthAt(100)}vh, ${widthAt(62)}rem)), ${PHONE}`,
  head: `${DESKTOP} max(100vw, min(${widthAt(64)}vh, ${widthAt(42)}rem)), ${PHONE}`,
  split: `${split("layoutXl")}, ${split("layoutSm")}, ${PHONE}`,
};

/** For files cropped for mobile: on upright phones half to two thirds of the pixels are sharp enough. */
const FIRST_VIEW_CUT = {
  hero: "(min-width: 30rem) max(100vw, 58vh), (min-resolution: 2.5x) 27vh, 33vh",
  head: "(min-width: 30rem) 100vw, (min-resolution: 2.5x) 53vw, 73vw",
  split: "(min-width: 30rem) 100vw, (min-resolution: 2.5x) 53vw, 73vw",
} satisfies Record<keyof typeof FIRST_VIEW, string>;

export type PictureSlot = keyof typeof SLOTS | keyof typeof FIRST_VIEW;

/**
 * The `sizes` of a picture in a slot: ("card4", 1.5, 1.5) → "(min-width: 1024px) min(21vw, 21rem), min(78vw,
 * 26rem)".
 * `natural` and `frame` are the aspect ratios of picture and frame: a frame that crops the sides needs files wider
 * than itself.
 */
export function pictureSizes(slot: PictureSlot, natural: number, frame = natural): string {
  if (isFirstView(slot)) return FIRST_VIEW[slot];
  const steps: readonly Step[] = SLOTS[slot];
  return steps
    .map(({ from, width, ratio = frame }) => {
      const overscan = round(natural / ratio);
      const whole = overscan > 1 ? `calc(${overscan} * ${width})` : width;
      return from === undefined ? whole : `(min-width: ${minWidth(from)}) ${whole}`;
    })
    .join(", ");
}

/** The `sizes` of a picture's phone crops; `ratio` is their aspect ratio. */
export function cutSizes(slot: PictureSlot, ratio = 1): string {
  return isFirstView(slot) ? FIRST_VIEW_CUT[slot] : pictureSizes(slot, ratio);
}

/** Media query for these. In landscape, a phone's first view is wider than high. */
export function cutMedia(slot: PictureSlot): string {
  return isFirstView(slot)
    ? `${below(layoutBreakpoints.layoutSm)} and (orientation: portrait)`
    : below(breakpoints.md);
}

function minWidth(from: NonNullable<Step["from"]>): string {
  return isBreakpoint(from) ? breakpoints[from] : from;
}

function isBreakpoint(name: string): name is keyof typeof breakpoints {
  return name in breakpoints;
}

function isFirstView(slot: PictureSlot): slot is keyof typeof FIRST_VIEW {
  return slot in FIRST_VIEW;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
