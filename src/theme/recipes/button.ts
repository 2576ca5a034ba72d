import { defineRecipe } from "@chakra-ui/react/styled-system";

/** Buttons and links that look like one: a cove corner that opens on hover. */
export const buttonRecipe = defineRecipe({
  base: {
    textStyle: "button",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "3",
    textDecoration: "none",
    transitionProperty: "border-radius, background-color",
    transitionDuration: "calm",
    transitionTimingFunction: "shore",
    _hover: { borderEndEndRadius: "buttonOpen" },
    // Forced colours remove the background, and with it the shape.
    _highContrast: { borderWidth: "hairline" },
  },
  // Larger text on a phone takes up the padding.
  variants: {
    variant: {
      solid: { bg: "action", color: "action.fg" },
      line: { color: "fg", borderWidth: "hairline", borderColor: "currentColor" },
    },
    size: {
      md: {
        minHeight: "control",
        paddingInline: "max({spacing.2}, min({spacing.8}, 20vw - {spacing.8}))",
        paddingBlock: "3",
        borderEndEndRadius: "button",
      },
      sm: {
        textStyle: "label",
        minHeight: "target",
        paddingInline: "max({spacing.2}, min({spacing.6}, 15vw - {spacing.6}))",
        paddingBlock: "2",
        borderEndEndRadius: "buttonSmall",
      },
    },
  },
  defaultVariants: { variant: "solid", size: "md" },
});
