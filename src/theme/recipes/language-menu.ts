import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

const shown = {
  visibility: "visible",
  opacity: "1",
  transform: "none",
  // Visible at once: what is still becoming visible can not take the focus.
  transitionProperty: "opacity, transform",
} as const;

/** The language selector: a button and the list of links under it, always dark on the page's ground. */
export const languageMenuRecipe = defineSlotRecipe({
  slots: ["root", "button", "list", "link", "code", "note"],
  base: {
    root: { position: "relative" },
    button: {
      textStyle: "label",
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      minHeight: "target",
      minWidth: "target",
    },
    list: {
      position: "absolute",
      left: "-4",
      top: "100%",
      zIndex: "overlay",
      minWidth: "12rem",
      maxHeight: "selectMax",
      overflow: "auto",
      paddingBlock: "2",
      bg: "bg",
      color: "fg",
      boxShadow: "menu",
      borderBottomRightRadius: "menu",
      visibility: "hidden",
      opacity: "0",
      transform: "translateY(-0.4rem)",
      transitionProperty: "opacity, transform, visibility",
      transitionDuration: "quick",
      "&[data-open]": shown,
      // Without script the list opens under the pointer and on focus.
      "@media (scripting: none)": { "div:is(:hover, :focus-within) > &": shown },
    },
    link: {
      textStyle: "small",
      display: "grid",
      gridTemplateColumns: "auto 1fr",
      columnGap: "4",
      paddingInline: "5",
      paddingBlock: "2",
      textDecoration: "none",
      outlineOffset: "-2px",
      "&:hover, &[aria-current]": { bg: "border" },
    },
    code: { fontWeight: "strong", minWidth: "6" },
    note: { textStyle: "caption", gridColumn: "2", maxWidth: "12rem", color: "fg.muted" },
  },
});
