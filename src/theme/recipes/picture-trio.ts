import { defineRecipe } from "@chakra-ui/react/styled-system";

/** A lead picture over two thirds and two small ones beside it; below md the lead alone. */
export const pictureTrioRecipe = defineRecipe({
  className: "picture-trio",
  base: {
    position: "relative",
    display: "grid",
    gap: "tiles",
    gridTemplateColumns: { md: "2fr 1fr" },
    "&[data-pictures='1']": { gridTemplateColumns: "1fr" },
    "& > a": { display: "block", aspectRatio: "photo" },
    "& > a:first-of-type": { gridRow: { md: "span 2" } },
    "& > a:not(:first-of-type)": { display: { mdDown: "none" } },
    "&[data-pictures='2'] > a": { gridRow: { md: "span 2" }, aspectRatio: { md: "auto" } },
    "&[data-pictures='3'] > a": { aspectRatio: { md: "auto" } },
    "&:not([data-pictures='1']) > a:first-of-type": { minHeight: { md: "min(46vw, 42rem)" } },
    _print: { display: "block", "& > a:not(:first-of-type)": { display: "none" } },
    "& > a[data-part=all]": {
      position: "absolute",
      right: "4",
      bottom: "4",
      zIndex: "raised",
      display: "inline-flex",
      alignItems: "center",
      minHeight: "target",
      aspectRatio: "auto",
      paddingInline: "5",
      bg: "bg",
      color: "fg",
      textStyle: "label",
      textDecoration: "none",
      borderBottomRightRadius: "buttonSmall",
      _print: { display: "none" },
    },
  },
});
