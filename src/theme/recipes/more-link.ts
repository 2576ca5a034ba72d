import { defineRecipe } from "@chakra-ui/react/styled-system";
import { MIRRORED } from "../reading-direction";
import { arrowOf } from "./arrow";

/** A "more" link: underlined text and an arrow that moves away on hover. */
export const moreLinkRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "3",
    minHeight: "target",
    color: "fg",
    fontWeight: "strong",
    textDecorationColor: "accent",
    transitionProperty: "gap",
    transitionDuration: "calm",
    transitionTimingFunction: "shore",
    _after: {
      content: '""',
      flex: "none",
      width: "6",
      height: "3",
      bg: "currentColor",
      clipPath: arrowOf(24, 12),
      scale: MIRRORED,
      _highContrast: { bg: "LinkText" },
      // In print the URL is shown instead.
      _print: { width: "auto", height: "auto", clipPath: "none" },
    },
    _hover: { gap: "4" },
    _print: { display: "inline" },
  },
});
