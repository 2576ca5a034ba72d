import { defineRecipe } from "@chakra-ui/react/styled-system";

/** The frame owns ratio, corner and colour; the picture only fills it. */
export const pictureRecipe = defineRecipe({
  base: {
    position: "relative",
    overflow: "hidden",
    width: "full",
    bgImage: "linear-gradient(168deg, {colors.frame.from}, {colors.frame.to})",
    "& img": { width: "full", height: "full", objectFit: "cover" },
    _print: { maxHeight: "12cm", borderRadius: "0", breakInside: "avoid" },
  },
  variants: {
    ratio: {
      fill: { height: "full" },
      natural: {},
      photo: { aspectRatio: "photo" },
      calm: { aspectRatio: "calm" },
      portrait: { aspectRatio: "portrait" },
      wide: { aspectRatio: { base: "5 / 4", md: "wide" } },
    },
    cove: {
      none: {},
      br: { borderBottomRightRadius: "coveMedium" },
      bl: { borderBottomLeftRadius: "coveMedium" },
      tr: { borderTopRightRadius: "coveMedium" },
      tl: { borderTopLeftRadius: "coveMedium" },
    },
  },
  defaultVariants: { ratio: "fill", cove: "none" },
});
