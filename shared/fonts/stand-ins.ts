/** A system font scaled to one of ours, so that lines break as they will with ours. */
interface StandIn {
  /** Appended to the family's name: `Fallback Android`. */
  suffix: string;
  /** The font's names on the systems that have it. */
  local: readonly string[];
  /** Width of the hotels' texts in our font, divided by their width in this one. */
  sizeAdjust: number;
}

/** Above and below the baseline, relative to the font size. */
interface Extent {
  ascent: number;
  descent: number;
}

export type FontCategory = "serif" | "sans-serif";

/** Fallbacks for Noto Serif Display (serif) and Commissioner, whose widths are the reference for other fonts. */
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

/** A `font-family` value: our font, its fallbacks, best first, and a generic family. */
export function fontStack(family: string, category: FontCategory): string {
  const standIns = STAND_INS[category].map(({ suffix }) => `"${plain(family)} ${suffix}"`);
  return [`"${family}"`, ...standIns, GENERIC[category]].join(", ");
}

/**
 * The @font-face rules of a family's fallbacks, so that a late font causes no layout shift. `width` is that of a
 * text in it, relative to the same text in Noto Serif Display or Commissioner.
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
