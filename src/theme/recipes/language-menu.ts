import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

const start = { opacity: "0", transform: "translateY(-0.4rem)" } as const;
const shown = { display: "block", opacity: "1", transform: "none", _starting: start } as const;

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
      // Not merely invisible: the languages' names would fetch the fonts of their scripts.
      display: "none",
      ...start,
      transitionProperty: "opacity, transform, display",
      transitionBehavior: "allow-discrete",
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
