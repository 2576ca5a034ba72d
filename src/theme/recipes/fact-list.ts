import { defineRecipe } from "@chakra-ui/react/styled-system";

/** Short facts in one line, separated by accent dots. */
export const factListRecipe = defineRecipe({
  className: "fact-list",
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "4",
    textStyle: "small",
    color: "fg.muted",
    marginTop: "2",
    "& > li": { display: "flex", alignItems: "center", columnGap: "4" },
    "& > li + li::before": {
      content: "''",
      width: "0.1875rem",
      height: "0.1875rem",
      borderRadius: "50%",
      background: "accent",
    },
  },
});
