import { defineRecipe } from "@chakra-ui/react/styled-system";

/** Cards side by side; below lg a row that scrolls, in which the next card always peeks. */
export const cardRowRecipe = defineRecipe({
  base: {
    display: "grid",
    gridAutoFlow: { base: "column", lg: "row" },
    gridAutoColumns: "min(78vw, 26rem)",
    columnGap: "gap",
    rowGap: "mosaic",
    overflowX: { base: "auto", lg: "visible" },
    scrollSnapType: { base: "x mandatory", lg: "none" },
    scrollPaddingInline: "gutter",
    scrollbarWidth: "thin",
    scrollbarColor: "{colors.fg.muted} transparent",
    // Room for the focus rings, which the scrolling box would cut.
    paddingBlock: { base: "2", lg: "0" },
    paddingInline: { base: "gutter", lg: "0" },
    marginInline: { base: "calc(-1 * {spacing.gutter})", lg: "0" },
    "& > *": { scrollSnapAlign: "start" },
    "&[data-count='3']": { gridTemplateColumns: { lg: "repeat(3, minmax(0, 1fr))" } },
    "&[data-count='4']": { gridTemplateColumns: { lg: "repeat(4, minmax(0, 1fr))" } },
    "&[data-stagger] > :nth-of-type(even)": { paddingTop: { lg: "stagger" } },
    // Paper does not scroll.
    _print: { gridAutoFlow: "row", gridTemplateColumns: "repeat(3, minmax(0, 1fr)) !important" },
  },
});
