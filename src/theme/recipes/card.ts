import { defineRecipe } from "@chakra-ui/react/styled-system";

/** A picture with a name; the name's link covers the whole card and lends it its focus ring. */
export const cardRecipe = defineRecipe({
  base: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: "2",
    "& img": {
      transitionProperty: "transform",
      transitionDuration: "slow",
      transitionTimingFunction: "shore",
    },
    "& :is(h2, h3)": { textStyle: "h3", marginTop: "3" },
    "& :is(h2, h3) a": { textDecoration: "none" },
    "& :is(h2, h3) a::after": { content: '""', position: "absolute", inset: "0" },
    "& :is(h2, h3) a:focus-visible": { outline: "none" },
    "&:has(:is(h2, h3) a:focus-visible)": { outline: "2px solid {colors.ring}", outlineOffset: "6px" },
    "&:has(:is(h2, h3) a):hover": {
      "& :is(h2, h3) a": { textDecoration: "underline" },
      "& img": { _motionSafe: { transform: "scale(1.025)" } },
    },
  },
});
