import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { TALL } from "../theme/breakpoints";
import { MIRRORED } from "../theme/reading-direction";

const UNSCROLLED = "html:not([data-scrolled]) &";
const SCROLLED = "html[data-scrolled] &";
const SINKING = "html[data-scrolled]:not([data-rising]) &";

// Images, which need not grow with larger text.
const LOGO = "min({sizes.12}, 48px)";
const LARGE_LOGO = "min({sizes.16}, 64px)";

/** Between the first row's words: 24 px wherever all of them fit on one line. */
const BETWEEN_WORDS = "clamp({spacing.3}, 5vw - {spacing.12}, {spacing.6})";

/** Aligned with the page's container if the window is wider. */
const CONTAINED = "max({spacing.gutter}, (100% - {sizes.container}) / 2 + {spacing.gutter})";

/**
 * Fixed over the page: white on a picture's scrim, dark on the page's background otherwise and once scrolled.
 * The lower row hides when scrolling down, and returns when scrolling up. In a short window, and if no script can
 * detect scrolling, it scrolls away with the page.
 */
export const navbarRecipe = defineSlotRecipe({
  slots: ["root", "bar", "side", "links", "row", "logo", "light", "colour", "menu", "phone", "book"],
  base: {
    root: {
      containerType: "inline-size",
      position: "relative",
      zIndex: "nav",
      bg: "bg",
      color: "action",
      boxShadow: "navLine",
      // Forced colours remove shadows.
      _highContrast: { borderBottomWidth: "hairline" },
      transitionProperty: "background-color, color",
      transitionDuration: "calm",
      [TALL]: {
        position: "fixed",
        insetInline: "0",
        top: "var(--suggestion, 0px)",
        // Scrolls away with the suggestion above it, instead of leaving a gap there.
        "html[data-suggestion]:not([data-scrolled]) &": { position: "absolute" },
        [SCROLLED]: { top: "0" },
        "@media (scripting: none)": { position: "absolute" },
      },
    },
    // Behind the navbar and far below it, so that white text is readable on any picture; below the page's own text
    // in z-order.
    bar: {
      display: "grid",
      gridTemplateColumns: { base: "1fr auto 1fr", _layoutXl: "minmax(0, 1fr) auto minmax(0, 1fr)" },
      alignItems: "center",
      gap: "min(1.125rem, 5vw)",
      minHeight: "navScrolled",
      paddingInline: CONTAINED,
      [TALL]: { [UNSCROLLED]: { minHeight: "navTop" } },
    },
    side: {
      display: "flex",
      alignItems: "center",
      gap: { base: "2vw", _layoutXl: BETWEEN_WORDS },
    },
    // All links of a side, or none if they have no room: then they wrap out of sight behind an empty item or the phone,
    // still reachable by focus; the drawer has them all.
    links: {
      flex: "1",
      display: { base: "none", _layoutXl: "flex" },
      "&:first-child": { display: "flex", justifyContent: "flex-end", minWidth: "target" },
      flexWrap: "wrap",
      height: "target",
      overflow: "hidden",
      _before: { content: '""', height: "target" },
      "& nav": { display: { base: "none", _layoutXl: "flex" }, columnGap: BETWEEN_WORDS },
      "& a": { outlineOffset: "-2px" },
      // The phone is redundant where the button itself is the phone link.
      "&[data-twice]": { _layoutSm: { minWidth: "0", "& > a": { display: "none" } } },
    },
    row: {
      display: { base: "none", _layoutXl: "flex" },
      flexWrap: "wrap",
      justifyContent: "center",
      columnGap: "min({spacing.gap}, 7vw - 56px)",
      minHeight: "navRow",
      paddingInline: CONTAINED,
      paddingBottom: "2",
      [TALL]: { [SINKING]: { display: "none" } },
    },
    logo: { display: "block", minWidth: { _layoutXl: "max-content" }, "& img": { width: "auto" } },
    // One of the two logos at a time, if the hotel has two.
    light: {
      height: { base: LOGO, _layoutSm: LARGE_LOGO },
      "&:not(:only-child)": {
        display: "none",
        [TALL]: { [UNSCROLLED]: { display: "block" } },
      },
    },
    colour: {
      height: LOGO,
      [TALL]: {
        [UNSCROLLED]: {
          height: { base: LOGO, _layoutSm: LARGE_LOGO },
          "&:not(:only-child)": { display: "none" },
        },
      },
    },
    menu: {
      textStyle: "label",
      display: "inline-flex",
      flex: "none",
      alignItems: "center",
      gap: "3",
      minHeight: "target",
      minWidth: "target",
      whiteSpace: "nowrap",
      textDecoration: "none",
      "& span": { display: { base: "none", _layoutMd: "inline" } },
      "& svg:first-of-type": { display: "none", scale: MIRRORED },
      [TALL]: {
        "& svg": { [UNSCROLLED]: { display: "none" } },
        "& svg:first-of-type": { [UNSCROLLED]: { display: "block" } },
      },
    },
    phone: {
      textStyle: "small",
      display: "inline-flex",
      justifyContent: "flex-end",
      columnGap: "2",
      whiteSpace: "nowrap",
      marginInlineEnd: { _layoutXl: BETWEEN_WORDS },
      // If the links leave no room for the number it wraps out of sight, and leaves its space before the icon, which
      // has an accessible name.
      flex: "1 0 {sizes.target}",
      maxWidth: "max-content",
      flexWrap: "wrap",
      height: "target",
      overflow: "hidden",
      lineHeight: "{sizes.target}",
      "& svg": { height: "target" },
      fontVariantNumeric: "tabular-nums",
      textDecoration: "none",
      "& span": {
        display: "none",
        // Wide enough for the number in every language.
        "@container (width >= 85rem)": { [TALL]: { [UNSCROLLED]: { display: "inline" } } },
      },
    },
    book: {
      display: { _mobile: "none" },
      flex: "none",
      whiteSpace: "nowrap",
      paddingInline: { _layoutXl: "min(1.5vw, {spacing.6})" },
    },
  },
  variants: {
    over: {
      picture: {
        root: {
          [TALL]: {
            [UNSCROLLED]: {
              bg: "transparent",
              color: "onPicture",
              boxShadow: "none",
              "& :focus-visible:not([data-tone] *)": { outlineColor: "onPicture" },
            },
          },
        },
        book: { [TALL]: { [UNSCROLLED]: { bg: "bg", color: "action" } } },
      },
      // Silhouette only, dark on the page's light background.
      page: { light: { filter: "brightness(0)", opacity: "0.8" } },
    },
  },
});

/** Keeps the bar readable over a picture. */
export const scrimRecipe = defineRecipe({
  base: {
    display: "none",
    position: "absolute",
    zIndex: "scrim",
    insetInline: "0",
    top: "var(--suggestion, 0px)",
    height: {
      base: "calc({sizes.navTop} + 10rem)",
      _layoutXl: "calc({sizes.navTop} + {sizes.navRow} + 10rem)",
    },
    pointerEvents: "none",
    backgroundImage:
      "linear-gradient({colors.scrim/72}, {colors.scrim/66} 28%, {colors.scrim/57} 43%, {colors.scrim/36} 60%, {colors.scrim/15} 79%, {colors.scrim/4} 92%, transparent)",
  },
  variants: {
    look: {
      overlay: { [TALL]: { display: "block" } },
      // From 720 px up the page has a solid band behind the navbar.
      band: { [TALL]: { display: { base: "block", _layoutSm: "none" } } },
      solid: {},
    },
  },
});
