import { defineRecipe } from "@chakra-ui/react/styled-system";

/** Names and values in hairline rows. */
export const factListingRecipe = defineRecipe({
  className: "fact-listing",
  base: {
    borderTopWidth: "hairline",
    "& > div": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.9fr)",
      columnGap: "gap",
      paddingBlock: "4",
      borderBottomWidth: "hairline",
      overflowWrap: "anywhere",
    },
    "& dt": { color: "fg.muted" },
  },
});
