import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

const UNSCROLLED = "html:not([data-scrolled]) &";
const SCROLLED = "html[data-scrolled] &";

/** Fixed over the page: white on a picture's scrim, dark on the page's ground everywhere else and once scrolled. */
export const navbarRecipe = defineSlotRecipe({
  slots: ["root", "scrim", "bar", "side", "links", "row", "logo", "light", "colour", "menu", "phone", "book"],
  base: {
    root: {
      containerType: "inline-size",
      position: "fixed",
      insetInline: "0",
      top: "var(--suggestion, 0px)",
      zIndex: "nav",
      bg: "bg",
      color: "action",
      boxShadow: "navLine",
      transitionProperty: "background-color, color",
      transitionDuration: "calm",
      // Scrolls away with the suggestion above it, instead of leaving a gap there.
      "html[data-suggestion]:not([data-scrolled]) &": { position: "absolute" },
      [SCROLLED]: { top: "0" },
    },
    // Behind the navbar and far below it, so that white words hold on any picture.
    scrim: {
      position: "absolute",
      inset: "0 0 -10rem",
      zIndex: "-1",
      pointerEvents: "none",
      opacity: "0",
      backgroundImage:
        "linear-gradient({colors.scrim/72}, {colors.scrim/66} 28%, {colors.scrim/57} 43%, {colors.scrim/36} 60%, {colors.scrim/15} 79%, {colors.scrim/4} 92%, transparent)",
      transitionProperty: "opacity",
      transitionDuration: "calm",
    },
    bar: {
      display: "grid",
      gridTemplateColumns: "1fr auto 1fr",
      alignItems: "center",
      gap: "gap",
      height: "navTop",
      paddingInline: "gutter",
      [SCROLLED]: { height: "navScrolled" },
    },
    side: {
      display: "flex",
      alignItems: "center",
      gap: { base: "2", lg: "4", "2xl": "6" },
      _last: { justifyContent: "flex-end" },
    },
    links: { display: { base: "none", xl: "flex" }, gap: { base: "4", "2xl": "6" } },
    row: {
      display: { base: "none", lg: "flex" },
      justifyContent: "center",
      gap: "gap",
      height: "navRow",
      paddingInline: "gutter",
      paddingBottom: "2",
      [SCROLLED]: { display: "none" },
    },
    logo: { display: "block" },
    light: { display: "none" },
    colour: {
      height: { base: "12", md: "16" },
      width: "auto",
      [SCROLLED]: { height: "12" },
    },
    menu: {
      textStyle: "label",
      display: "inline-flex",
      alignItems: "center",
      gap: "3",
      minHeight: "target",
      minWidth: "target",
      textDecoration: "none",
      "& span": { display: { base: "none", md: "inline" } },
      "& svg:first-of-type": { display: "none" },
    },
    phone: {
      textStyle: "small",
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: "2",
      minHeight: "target",
      minWidth: "target",
      whiteSpace: "nowrap",
      fontVariantNumeric: "tabular-nums",
      textDecoration: "none",
      "& span": {
        display: "none",
        // Wide enough for the number in every language.
        "@container (width >= 85rem)": { [UNSCROLLED]: { display: "inline" } },
      },
    },
    book: { hideBelow: "md" },
  },
  variants: {
    over: {
      picture: {
        root: {
          [UNSCROLLED]: {
            bg: "transparent",
            color: "onPicture",
            boxShadow: "none",
            "& :focus-visible:not([data-tone] *)": { outlineColor: "onPicture" },
          },
        },
        scrim: { [UNSCROLLED]: { opacity: "1" } },
        light: { height: { base: "12", md: "16" }, width: "auto", [UNSCROLLED]: { display: "block" } },
        colour: { [UNSCROLLED]: { display: "none" } },
        menu: {
          "& svg": { [UNSCROLLED]: { display: "none" } },
          "& svg:first-of-type": { [UNSCROLLED]: { display: "block" } },
        },
        book: { [UNSCROLLED]: { bg: "bg", color: "action" } },
      },
      page: {},
    },
  },
});
