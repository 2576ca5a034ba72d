import { defineConditions, defineTokens } from "@chakra-ui/react/styled-system";
import { type AspectRatio, aspectRatios } from "./aspect-ratios";
import { below, layoutBreakpoints } from "./breakpoints";

const from = (width: string) => `@media (min-width: ${width})`;

/** The layout breakpoints as named conditions. */
export const layoutConditions = defineConditions({
  layoutSm: from(layoutBreakpoints.layoutSm),
  layoutMd: from(layoutBreakpoints.layoutMd),
  layoutLg: from(layoutBreakpoints.layoutLg),
  layoutXl: from(layoutBreakpoints.layoutXl),
  mobile: `@media ${below(layoutBreakpoints.layoutSm)}`,
});

/**
 * Large positive at the usual text size, large negative once a visitor has enlarged text: then the window's height
 * is needed for the page, and no bar sticks to its lower edge.
 */
const IF_HELD = "(17px - 1rem) * 999";
export const HELD_AT_EDGE = `min(0px, ${IF_HELD})`;
/** The height covered by the small screens' book bar. */
export const HELD_BAR = `clamp(0px, ${IF_HELD}, {sizes.bookBar})`;

// Distances within a section are multiples of 4 px; the name is the multiple.
const steps = {
  1: { value: "0.25rem" },
  2: { value: "0.5rem" },
  3: { value: "0.75rem" },
  4: { value: "1rem" },
  5: { value: "1.25rem" },
  6: { value: "1.5rem" },
  8: { value: "2rem" },
  10: { value: "2.5rem" },
  12: { value: "3rem" },
  16: { value: "4rem" },
};

/** Two columns, or one if a visitor has enlarged text so much that words wouldn't fit into two. */
export const TWO_COLUMNS = "repeat(auto-fit, minmax(min(max(8rem, 34%), 100%), 1fr))";

const ratio = (name: AspectRatio) => ({ value: aspectRatios[name].join(" / ") });
const cove = { value: "min(60vw, 34rem)" };
const coveMedium = { value: "min(34vw, 17rem)" };

export const layoutTokens = defineTokens({
  spacing: {
    ...steps,
    // On the smallest phone no more than at the usual text size, even if a visitor has enlarged text.
    gutter: { value: "clamp(min(1.25rem, 6.25vw), 5vw, 5rem)" },
    gap: { value: "clamp(min(1rem, 5vw), 2vw, 2rem)" },
    section: { value: "clamp(5rem, 11vw, 11rem)" },
    sectionTight: { value: "clamp(3.5rem, 6.5vw, 6.5rem)" },
    mosaic: { value: "clamp(2.5rem, 5vw, 5rem)" },
    stagger: { value: "clamp(2rem, 5vw, 5rem)" },
    drop: { value: "clamp(4rem, 12vw, 12rem)" },
    tiles: { value: "clamp(0.5rem, 1vw, 1rem)" },
  },
  sizes: {
    ...steps,
    full: { value: "100%" },
    container: { value: "100rem" },
    measure: { value: "36em" },
    drawer: { value: "450px" },
    navTop: { value: "min(5.5rem, 96px)" },
    navRow: { value: "3.25rem" },
    navScrolled: { value: "min(4.5rem, 96px)" },
    bookBar: { value: "3.75rem" },
    control: { value: "3.25rem" },
    target: { value: "2.75rem" },
    selectMax: { value: "310px" },
    cove,
    coveMedium,
  },
  radii: {
    button: { value: "1.35rem" },
    buttonOpen: { value: "2.2rem" },
    buttonSmall: { value: "1.1rem" },
    check: { value: "0.5rem" },
    menu: { value: "1.75rem" },
    cove,
    coveMedium,
  },
  borderWidths: {
    hairline: { value: "1px" },
  },
  shadows: {
    menu: { value: "0 18px 50px -12px {colors.scrim/35}" },
    navLine: { value: "0 1px 0 {colors.border}" },
    barLine: { value: "0 -1px 0 {colors.border}" },
  },
  aspectRatios: {
    photo: ratio("photo"),
    calm: ratio("calm"),
    portrait: ratio("portrait"),
    wide: ratio("wide"),
    film: ratio("film"),
  },
  zIndex: {
    base: { value: 0 },
    scrim: { value: 1 },
    raised: { value: 2 },
    bookBar: { value: 900 },
    nav: { value: 1000 },
    progress: { value: 1100 },
    backdrop: { value: 1990 },
    overlay: { value: 2000 },
    skip: { value: 2100 },
  },
});
