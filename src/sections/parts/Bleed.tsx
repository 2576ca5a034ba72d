import { chakra } from "@chakra-ui/react/styled-system";

/** From the container's content edge to the window's edge, even if the window is wider than the container. */
const TO_EDGE = "calc(-1 * max({spacing.gutter}, (100vw - {sizes.container}) / 2 + {spacing.gutter}))";

/** A full-bleed picture: below lg on both sides, from lg on its outer side. */
export const Bleed = chakra("div", {
  base: { marginInline: TO_EDGE, _print: { marginInline: "0" } },
  variants: {
    side: {
      start: { marginInlineEnd: { lg: "0" } },
      end: { marginInlineStart: { lg: "0" } },
    },
  },
});
