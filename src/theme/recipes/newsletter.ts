import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** The invitation beside its form. */
export const newsletterRecipe = defineSlotRecipe({
  slots: ["root", "title", "intro"],
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "5fr 6fr" },
      columnGap: "drop",
      rowGap: "6",
      paddingBottom: "sectionTight",
    },
    title: { textStyle: "h2" },
    intro: { color: "fg.muted", maxWidth: "measure" },
  },
});
