import { defineRecipe } from "@chakra-ui/react/styled-system";

/**
 * The frame owns ratio, corner and colour; the picture only fills it. Ratio and corner are attributes: as variants, each
 * of their combinations would be a class of its own.
 */
export const pictureRecipe = defineRecipe({
  base: {
    position: "relative",
    overflow: "hidden",
    width: "full",
    bgImage: "linear-gradient(168deg, {colors.frame.from}, {colors.frame.to})",
    "& img": { width: "full", height: "full", objectFit: "cover" },
    "&:not([data-ratio])": { height: "full" },
    "&[data-ratio=photo]": { aspectRatio: "photo" },
    "&[data-ratio=calm]": { aspectRatio: "calm" },
    "&[data-ratio=portrait]": { aspectRatio: "portrait" },
    "&[data-ratio=wide]": { aspectRatio: { base: "5 / 4", md: "wide" } },
    "&[data-cove=br]": { borderBottomRightRadius: "coveMedium" },
    "&[data-cove=bl]": { borderBottomLeftRadius: "coveMedium" },
    "&[data-cove=tr]": { borderTopRightRadius: "coveMedium" },
    "&[data-cove=tl]": { borderTopLeftRadius: "coveMedium" },
    _print: { maxHeight: "12cm", borderRadius: "0 !important", breakInside: "avoid" },
  },
});
