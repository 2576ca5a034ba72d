import { defineRecipe } from "@chakra-ui/react/styled-system";

/** The figure of a gallery: six columns of 3:2 units from md up, two columns below. */
export const albumRecipe = defineRecipe({
  className: "album",
  base: {
    display: "grid",
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", md: "repeat(6, minmax(0, 1fr))" },
    // A row is as high as two thirds of a column, so that a unit of 2 × 2 cells has the ratio 3:2.
    gridAutoRows: {
      md: "calc((min(100vw, {sizes.container}) - 2 * {spacing.gutter} - 5 * {spacing.tiles}) / 6 * 2 / 3)",
    },
    gridAutoFlow: "dense",
    gap: "tiles",
    "& > li": { gridArea: { md: "span 2 / span 2" }, aspectRatio: { base: "portrait", md: "auto" } },
    "& > [data-size=big]": { gridArea: { md: "span 4 / span 4" } },
    "& > [data-size=wide]": { gridArea: { md: "span 3 / span 3" } },
    "& > [data-size=tall]": { gridArea: { md: "span 4 / span 2" } },
    "& > [data-full-width]": { gridColumn: { mdDown: "span 2" }, aspectRatio: { mdDown: "photo" } },
    "& a": { display: "block", height: "full" },
    "& img": {
      transitionProperty: "transform, opacity",
      transitionDuration: "slow",
      transitionTimingFunction: "shore",
    },
    "& a:hover img": { transform: { _motionSafe: "scale(1.02)" } },
  },
});
