import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { along, MIRRORED } from "../reading-direction";
import { arrowOf } from "./arrow";

/** Hairline rows of title, text and arrow. */
export const indexRowsRecipe = defineSlotRecipe({
  slots: ["list", "row", "title", "text"],
  base: {
    list: { borderTopWidth: "hairline" },
    row: {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "center",
      columnGap: "min({spacing.6}, 24px)",
      rowGap: "1",
      paddingBlock: "5",
      borderBottomWidth: "hairline",
      "&:has(a)::after": {
        content: '""',
        gridArea: "1 / 2 / span 2",
        width: "32px",
        height: "12px",
        bg: "currentColor",
        clipPath: arrowOf(32, 12),
        scale: MIRRORED,
        _highContrast: { bg: "LinkText" },
        transitionProperty: "translate",
        transitionDuration: "calm",
        transitionTimingFunction: "shore",
      },
      "&:has(a):hover > :is(h2, h3)": { color: "accent" },
      "&:has(a):hover::after": { translate: along("0.5rem") },
    },
    title: {
      gridColumn: "1",
      textStyle: "h3",
      transitionProperty: "color",
      transitionDuration: "quick",
      "& a": { textDecoration: "none" },
      "& a::before": { content: '""', position: "absolute", inset: "0" },
    },
    text: { gridColumn: "1", textStyle: "small", color: "fg.muted" },
  },
  variants: {
    /** Beside a picture the text stays below its title. */
    narrow: {
      true: {},
      false: {
        row: {
          gridTemplateColumns: { base: "minmax(0, 1fr) auto", lg: "minmax(0, 5fr) minmax(0, 6fr) 2rem" },
          "&:has(a)::after": { gridArea: { base: "1 / 2 / span 2", lg: "1 / 3" } },
        },
        text: { gridColumn: { base: "1", lg: "2" } },
      },
    },
  },
  defaultVariants: { narrow: false },
});
