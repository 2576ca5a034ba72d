import { defineRecipe } from "@chakra-ui/react/styled-system";

/** A tick box with its words; the whole label is the target. */
export const checkboxRecipe = defineRecipe({
  className: "checkbox",
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minHeight: "target",
    cursor: "pointer",
    "& input": {
      appearance: "none",
      flex: "none",
      display: "grid",
      placeItems: "center",
      width: "6",
      height: "6",
      borderWidth: "hairline",
      borderColor: "field",
      borderBottomRightRadius: "check",
      cursor: "inherit",
    },
    "& input:checked": { bg: "action", borderColor: "action" },
    "& input:checked::after": {
      content: "''",
      width: "0.4rem",
      height: "0.75rem",
      border: "solid {colors.action.fg}",
      borderWidth: "0 2px 2px 0",
      transform: "translateY(-0.1rem) rotate(45deg)",
    },
    "&:has(input:disabled)": { cursor: "not-allowed", color: "fg.muted" },
  },
});
