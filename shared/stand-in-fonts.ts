/** A font of visitors' systems in the size of one of ours, in whose place lines break as they will with ours. */
interface StandIn {
  /** Behind the family's name: `Fallback Android`. */
  suffix: string;
  /** What the font is called in the systems that have it. */
  local: readonly string[];
  /** Width of the hotels' texts in our font, of their width in this one. */
  sizeAdjust: number;
}

/** Of the font's size, above and below the line of writing. */
export interface Extent {
  ascent: number;
  descent: number;
}

export type FontCategory = "serif" | "sans-serif";

/** What stands in for Noto Serif Display (serif) and for Commissioner, by whose widths others are measured. */
const STAND_INS: Record<FontCategory, readonly StandIn[]> = {
  serif: [
    {
      suffix: "Fallback",
      local: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"],
      sizeAdjust: 1.14,
    },
    { suffix: "Fallback Android", local: ["NotoSerif-Regular", "NotoSerif"], sizeAdjust: 0.955 },
    { suffix: "Fallback DejaVu", local: ["DejaVu Serif"], sizeAdjust: 0.89 },
  ],
  "sans-serif": [
    { suffix: "Fallback", local: ["Arial", "ArialMT", "Liberation Sans"], sizeAdjust: 0.995 },
    { suffix: "Fallback Android", local: ["Roboto-Regular"], sizeAdjust: 1 },
    { suffix: "Fallback DejaVu", local: ["DejaVu Sans"], sizeAdjust: 0.875 },
  ],
};

const GENERIC: Record<FontCategory, string> = {
  serif: 'Georgia, "Times New Roman", serif',
  "sans-serif": 'system-ui, "Segoe UI", Roboto, Arial, sans-serif',
};

export const DISPLAY_EXTENT: Extent = { ascent: 1.069, descent: 0.288 };
export const TEXT_EXTENT: Extent = { ascent: 1.016, descent: 0.206 };

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;

/** `Commissioner Variable` → `Commissioner` */
const plain = (family: string) => family.replace(/ Variable$/, "");

/** What a `font-family` says: our font, what stands in for it, best first, and any of the kind. */
export function fontStack(family: string, category: FontCategory): string {
  const standIns = STAND_INS[category].map(({ suffix }) => `"${plain(family)} ${suffix}"`);
  return [`"${family}"`, ...standIns, GENERIC[category]].join(", ");
}

/**
 * The @font-face rules of what stands in for a family: a late font moves no line. `width` is that of a text in it, of the
 * text's width in Noto Serif Display or Commissioner.
 */
export function standInFaces(
  family: string,
  category: FontCategory,
  { ascent, descent }: Extent,
  width = 1,
): string {
  return STAND_INS[category]
    .map(({ suffix, local, sizeAdjust }) => {
      const size = sizeAdjust * width;
      return `@font-face{font-family:"${plain(family)} ${suffix}";src:${local.map((name) => `local("${name}")`).join()};size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%}`;
    })
    .join("");
}
