import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** A picture as high as the window, its words at the foot, on a scrim. */
export const errorHeaderRecipe = defineSlotRecipe({
  className: "error-header",
  slots: ["root", "background", "words", "title"],
  base: {
    root: {
      position: "relative",
      display: "grid",
      alignItems: "end",
      minHeight: "min(100svh - var(--suggestion, 0px), 60rem)",
      bg: "bg",
      color: "fg",
    },
    background: {
      position: "absolute",
      inset: "0",
      _after: {
        content: '""',
        position: "absolute",
        inset: "0",
        bgImage: "linear-gradient({colors.scrim/35}, {colors.scrim/30} 30%, {colors.scrim/86})",
      },
    },
    words: {
      position: "relative",
      zIndex: "raised",
      paddingTop: "calc({sizes.navTop} + {spacing.16})",
      paddingBottom: { base: "calc({spacing.mosaic} + {sizes.bookBar})", md: "mosaic" },
    },
    title: { textStyle: "display", maxWidth: "10em", marginBlock: "6" },
  },
});
