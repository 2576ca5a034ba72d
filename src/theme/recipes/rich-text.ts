import { defineRecipe } from "@chakra-ui/react/styled-system";

/** Size and colour of an editor's HTML; what stands in it is styled by `.prose`. */
export const richTextRecipe = defineRecipe({
  variants: {
    size: {
      body: {},
      intro: { textStyle: "intro" },
      small: { textStyle: "small" },
      lead: { textStyle: "lead", maxWidth: "none", textWrap: "balance" },
      quote: { textStyle: "quote", maxWidth: "none", textWrap: "balance" },
    },
    wide: { true: { maxWidth: "none" } },
    muted: { true: { color: "fg.muted" } },
  },
  defaultVariants: { size: "body" },
});
