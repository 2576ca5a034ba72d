/** Styles of a checkbox, for the `input` in a recipe: the whole label beside it is the target. */
export const tickBox = {
  appearance: "none",
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "24px",
  height: "24px",
  borderWidth: "hairline",
  borderColor: "field",
  borderEndEndRadius: "check",
  "&:checked": { bg: "action", borderColor: "action" },
  "&:checked::after": {
    content: '""',
    width: "2",
    height: "3",
    border: "solid {colors.action.fg}",
    borderWidth: "0 2px 2px 0",
    transform: "translateY(-0.1rem) rotate(45deg)",
  },
} as const;
