import { defineRecipe } from "@chakra-ui/react/styled-system";
import { LINE_START } from "../reading-direction";

/** A navigation link: a hairline grows on hover; the current page has a stronger line below. */
export const navLinkRecipe = defineRecipe({
  base: {
    textStyle: "small",
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    minHeight: "target",
    whiteSpace: "nowrap",
    textDecoration: "none",
    _after: {
      content: '""',
      position: "absolute",
      insetInline: "0",
      bottom: "3",
      borderBottomWidth: "hairline",
      borderColor: "currentColor",
      transform: "scaleX(0)",
      transformOrigin: LINE_START,
      transitionProperty: "transform",
      transitionDuration: "calm",
      transitionTimingFunction: "shore",
    },
    "&:hover::after, &[aria-current]::after": { transform: "none" },
    "&[aria-current]::after": { borderBottomWidth: "2px" },
  },
});
