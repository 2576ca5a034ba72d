import { defineRecipe } from "@chakra-ui/react/styled-system";

const statement = { maxWidth: "none", "& p": { textWrap: "balance" } };

/** Size and colour of an editor's HTML; what stands in it is styled by `.prose`. */
export const richTextRecipe = defineRecipe({
  variants: {
    size: {
      body: {},
      intro: { textStyle: "intro" },
      small: { textStyle: "small" },
      lead: { textStyle: "lead", ...statement },
      quote: { textStyle: "quote", ...statement },
    },
    wide: { true: { maxWidth: "none" } },
    muted: { true: { color: "fg.muted" } },
  },
  defaultVariants: { size: "body" },
});
