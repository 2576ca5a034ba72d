import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

const OVER_PICTURE = ":root:not([data-scrolled]) &";
const SCROLLED = ":root[data-scrolled] &";

/** Fixed over the page: white on a picture's scrim, dark on the page's ground everywhere else and once scrolled. */
export const navbarRecipe = defineSlotRecipe({
  slots: ["root", "scrim", "bar", "side", "links", "row", "logo", "light", "colour", "menu", "phone", "book"],
  base: {
    root: {
      position: "fixed",
      insetInline: "0",
      top: "var(--suggestion, 0px)",
      zIndex: "nav",
      bg: "bg",
      color: "action",
      boxShadow: "navLine",
      transitionProperty: "background-color, color",
      transitionDuration: "calm",
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
      containerType: "inline-size",
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
      gap: { base: "2", lg: "6" },
      _last: { justifyContent: "flex-end" },
    },
    links: { display: { base: "none", xl: "flex" }, gap: "6" },
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
      "& span": { display: "none" },
    },
    book: { hideBelow: "md" },
  },
  variants: {
    over: {
      picture: {
        root: {
          [OVER_PICTURE]: {
            bg: "transparent",
            color: "onPicture",
            boxShadow: "none",
            "& :focus-visible:not([data-tone] *)": { outlineColor: "onPicture" },
          },
        },
        scrim: { [OVER_PICTURE]: { opacity: "1" } },
        light: { height: { base: "12", md: "16" }, width: "auto", [OVER_PICTURE]: { display: "block" } },
        colour: { [OVER_PICTURE]: { display: "none" } },
        menu: {
          "& svg": { [OVER_PICTURE]: { display: "none" } },
          "& svg:first-of-type": { [OVER_PICTURE]: { display: "block" } },
        },
        book: { [OVER_PICTURE]: { bg: "bg", color: "action" } },
      },
      page: {},
    },
  },
});
