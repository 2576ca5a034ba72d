/** A font of visitors' systems in the size of one of ours, in whose place lines break as they will with ours. */
interface StandIn {
  family: string;
  /** What the font is called in the systems that have it. */
  local: readonly string[];
  /** Width of the hotels' texts in our font, of their width in this one. */
  sizeAdjust: number;
}

/** Of the font's size, above and below the line of writing. */
interface Extent {
  ascent: number;
  descent: number;
}

/** For Noto Serif Display. */
const DISPLAY: readonly StandIn[] = [
  {
    family: "Noto Serif Display Fallback",
    local: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"],
    sizeAdjust: 1.14,
  },
  {
    family: "Noto Serif Display Fallback Android",
    local: ["NotoSerif-Regular", "NotoSerif"],
    sizeAdjust: 0.955,
  },
  { family: "Noto Serif Display Fallback DejaVu", local: ["DejaVu Serif"], sizeAdjust: 0.89 },
];
const DISPLAY_EXTENT: Extent = { ascent: 1.069, descent: 0.288 };

/** For Commissioner. */
const TEXT: readonly StandIn[] = [
  { family: "Commissioner Fallback", local: ["Arial", "ArialMT", "Liberation Sans"], sizeAdjust: 0.995 },
  { family: "Commissioner Fallback Android", local: ["Roboto-Regular"], sizeAdjust: 1 },
  { family: "Commissioner Fallback DejaVu", local: ["DejaVu Sans"], sizeAdjust: 0.875 },
];
const TEXT_EXTENT: Extent = { ascent: 1.016, descent: 0.206 };

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;

function faces(standIns: readonly StandIn[], { ascent, descent }: Extent): string {
  return standIns
    .map(
      ({ family, local, sizeAdjust }) =>
        `@font-face{font-family:"${family}";src:${local.map((name) => `local("${name}")`).join()};size-adjust:${percent(sizeAdjust)};ascent-override:${percent(ascent / sizeAdjust)};descent-override:${percent(descent / sizeAdjust)};line-gap-override:0%}`,
    )
    .join("");
}

const names = (standIns: readonly StandIn[]) => standIns.map(({ family }) => `"${family}"`).join(", ");

/** `"Noto Serif Display Fallback", …`: what stands behind our fonts in a `font-family`, best first. */
export const DISPLAY_STAND_INS = names(DISPLAY);
export const TEXT_STAND_INS = names(TEXT);

/** The @font-face rules of all of them: a late font moves no line. */
export const STAND_IN_FACES = faces(DISPLAY, DISPLAY_EXTENT) + faces(TEXT, TEXT_EXTENT);
