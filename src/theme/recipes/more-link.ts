import { defineRecipe } from "@chakra-ui/react/styled-system";

const arrow =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 14' fill='none' stroke='%23000' stroke-width='1.4'%3E%3Cpath d='M0 7h30M24.5 1.5 30 7l-5.5 5.5'/%3E%3C/svg%3E\")";

/** A link onwards: underlined words and an arrow that moves away under the pointer. */
export const moreLinkRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "3",
    minHeight: "target",
    color: "fg",
    fontWeight: "strong",
    textDecorationColor: "accent",
    transitionProperty: "gap",
    transitionDuration: "calm",
    transitionTimingFunction: "shore",
    _after: {
      content: '""',
      flex: "none",
      width: "6",
      height: "3",
      bg: "currentColor",
      mask: `${arrow} center / contain no-repeat`,
    },
    _hover: { gap: "4" },
  },
});
