import { defineRecipe } from "@chakra-ui/react/styled-system";

/** Columns of equal width under the rooms' names; while it scrolls sideways the first column stays. */
export const comparisonTableRecipe = defineRecipe({
  className: "comparison-table",
  base: {
    width: "full",
    tableLayout: { md: "fixed" },
    "& :is(th, td)": {
      minWidth: "9rem",
      textAlign: "start",
      verticalAlign: "top",
      paddingBlock: "4",
      paddingInlineEnd: "5",
      borderBottomWidth: "hairline",
      overflowWrap: "break-word",
    },
    "& :is(thead td, tbody th)": {
      position: "sticky",
      left: "0",
      minWidth: "6rem",
      bg: "bg",
      zIndex: "raised",
    },
    "& thead th": { textStyle: "h3", verticalAlign: "bottom" },
    "& tbody th": { color: "fg.muted", fontWeight: "body" },
    "& li + li": { marginTop: "2" },
    "& tr": { breakInside: "avoid" },
    _print: { fontSize: "caption" },
  },
});
