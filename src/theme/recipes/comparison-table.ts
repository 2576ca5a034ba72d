import { defineRecipe } from "@chakra-ui/react/styled-system";

/** Columns of equal width under the rooms' names; hairlines between the rows. */
export const comparisonTableRecipe = defineRecipe({
  className: "comparison-table",
  base: {
    width: "full",
    minWidth: "48rem",
    tableLayout: "fixed",
    "& :is(th, td)": {
      textAlign: "start",
      verticalAlign: "top",
      paddingBlock: "4",
      paddingInlineEnd: "6",
      borderBottomWidth: "hairline",
      overflowWrap: "break-word",
    },
    "& thead th": { textStyle: "h3", verticalAlign: "bottom" },
    "& tbody th": { color: "fg.muted", fontWeight: "body" },
    "& li + li": { marginTop: "2" },
    "& tr": { breakInside: "avoid" },
    _print: { minWidth: "0", fontSize: "caption" },
  },
});
