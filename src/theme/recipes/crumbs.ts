import { defineRecipe } from "@chakra-ui/react/styled-system";

/** Breadcrumbs: hairlines between them; the exclusive look has an accent line at its left. */
export const crumbsRecipe = defineRecipe({
  base: {
    textStyle: "caption",
    color: "fg.muted",
    "& ol": { display: "flex", flexWrap: "wrap", columnGap: "2" },
    "& li": { display: "flex", alignItems: "center", gap: "2" },
    "& li + li::before": {
      content: '""',
      width: "4",
      borderTopWidth: "hairline",
      borderColor: "currentColor",
    },
    "& a": {
      display: "inline-flex",
      alignItems: "center",
      minHeight: "target",
      color: "fg",
      textDecoration: "none",
      _hover: { textDecoration: "underline" },
    },
  },
  variants: {
    look: {
      normal: {},
      exclusive: { borderInlineStartWidth: "hairline", borderColor: "accent", paddingInlineStart: "4" },
    },
  },
});
