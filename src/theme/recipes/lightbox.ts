import { defineRecipe } from "@chakra-ui/react/styled-system";

const fill = { position: "absolute", inset: "0" } as const;

const control = {
  display: "grid",
  placeItems: "center",
  width: "12",
  height: "12",
  color: "onPicture",
  "&:focus-visible": { outlineColor: "onPicture" },
} as const;

/**
 * The lightbox library's parts in our look. Its own style sheet stays out:
 * a style sheet of any chunk would be inlined into every page.
 */
export const lightboxRecipe = defineRecipe({
  className: "lightbox",
  base: {
    position: "fixed",
    inset: "0",
    zIndex: "overlay",
    overflow: "hidden",
    bg: "overlay",
    color: "onPicture",
    textStyle: "small",
    opacity: "0",
    transitionProperty: "opacity",
    transitionDuration: "calm",
    "&.yarl__portal_open": { opacity: "1" },
    "& .yarl__fullsize": { width: "full", height: "full" },
    "& .yarl__container": {
      ...fill,
      insetBlockStart: "16",
      // A caption may run over four lines on a phone.
      insetBlockEnd: { base: "calc({spacing.16} + {spacing.10})", md: "16" },
      insetInline: "clamp(0rem, 7vw, 7rem)",
      overflow: "hidden",
      outline: "none",
      userSelect: "none",
      touchAction: "none",
      overscrollBehavior: "contain",
    },
    // The width of the track and the offset while swiping are the library's own arithmetic.
    "& .yarl__carousel": {
      display: "flex",
      flex: "0 0 auto",
      alignItems: "stretch",
      justifyContent: "center",
      height: "full",
      width:
        "calc(100% + (var(--yarl__carousel_slides_count) - 1) * (100% + var(--yarl__carousel_spacing_percent, 0) * 1%))",
      transform: "translate(var(--yarl__swipe_offset, 0), var(--yarl__pull_offset, 0))",
      opacity: "var(--yarl__pull_opacity, 1)",
    },
    "& .yarl__carousel_with_slides": {
      columnGap:
        "calc(100 / (var(--yarl__carousel_slides_count) * 100 + (var(--yarl__carousel_slides_count) - 1) * var(--yarl__carousel_spacing_percent, 0)) * var(--yarl__carousel_spacing_percent, 0) * 1%)",
    },
    "& .yarl__flex_center": { display: "flex", alignItems: "center", justifyContent: "center" },
    "& .yarl__slide": { flex: "1", position: "relative", overflow: "hidden" },
    "& .yarl__slide_image": {
      maxWidth: "full",
      maxHeight: "full",
      objectFit: "contain",
      touchAction: "none",
    },
    "& .yarl__slide_image_loading": { opacity: "0" },
    "& .yarl__slide_placeholder": { ...fill, display: "grid", placeItems: "center" },
    "& .yarl__slide_placeholder svg": { width: "8", height: "8" },
    "& .yarl__toolbar": { position: "fixed", top: "2", right: "gutter" },
    "& .yarl__button": control,
    "& .yarl__icon, & .yarl__button svg": { width: "6", height: "6" },
    "& .yarl__navigation_prev, & .yarl__navigation_next": { position: "fixed", bottom: "2" },
    "& .yarl__navigation_prev": { left: "gutter" },
    "& .yarl__navigation_next": { right: "gutter" },
    "& [data-part]": { position: "fixed", lineHeight: "ui", fontVariantNumeric: "tabular-nums" },
    "& [data-part=counter]": { top: "5", left: "gutter" },
    "& [data-part=caption]": {
      bottom: "4",
      insetInline: "calc({spacing.gutter} + {sizes.16})",
      textAlign: "center",
      textWrap: "balance",
    },
    _print: { display: "none" },
  },
});
