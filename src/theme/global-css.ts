import { defineGlobalStyles } from "@chakra-ui/react/styled-system";
import { TALL } from "./breakpoints";
import { LANGUAGE_STACKS } from "./fonts";
import { prose } from "./prose";
import { rightToLeft } from "./right-to-left";

/** The reset: only what the site's own elements need, instead of Chakra's 2.6 KB preflight. */
const reset = defineGlobalStyles({
  "*, *::before, *::after": {
    boxSizing: "border-box",
    margin: 0,
    padding: 0,
    border: "0 solid {colors.border}",
    _motionReduce: {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0.01ms !important",
    },
    _print: { background: "none !important", color: "black !important" },
  },
  "h1, h2, h3, h4, button, input": { font: "inherit", color: "inherit" },
  // An empty string instead of none: with none, Safari doesn't announce lists.
  "ul, ol": { listStyleType: "''" },
  "img, svg": { display: "block", maxWidth: "100%" },
  button: { background: "none", cursor: "pointer" },
  table: { borderCollapse: "collapse" },
  // No italics: they would cost font files, and there are none for Cyrillic here.
  "address, em, i, cite": { fontStyle: "normal" },
  "b, strong, em, th": { fontWeight: "strong" },
  a: { color: "inherit", textUnderlineOffset: "0.28em", textDecorationThickness: "1px" },
  "[hidden]": { display: "none !important" },
});

/** Minimum letters of a hyphenated word, and of its parts; WebKit has its own properties for the parts. */
const HYPHEN_LIMITS = {
  hyphenateLimitChars: "18 7 7",
  WebkitHyphenateLimitBefore: "7",
  WebkitHyphenateLimitAfter: "7",
};

const base = defineGlobalStyles({
  html: {
    // Opts out of browsers' automatic dark mode.
    colorScheme: "only light",
    textSizeAdjust: "100%",
    // In print, everything in rem is two thirds of its size.
    _print: { fontSize: "11px" },
    "--font-heading": "{fonts.heading}",
    "--font-body": "{fonts.body}",
    // Height of the scrolled navbar.
    "--navbar": "{sizes.navScrolled}",
    // English needs hyphens only in large text on phones, where a word may be longer than its line.
    "&:lang(en)": { "@media (min-width: 20em)": { "--hyphens": "manual" } },
    // Keeps focused elements clear of the navbar and of the small screens' book bar.
    [TALL]: {
      scrollPaddingTop: {
        base: "calc({sizes.navScrolled} + {spacing.6})",
        _layoutXl: "calc({sizes.navScrolled} + {sizes.navRow} + {spacing.6})",
      },
      scrollPaddingBottom: { base: "calc({sizes.bookBar} + {spacing.6})", _layoutSm: "0" },
    },
  },
  "html[data-rising]": { _layoutXl: { "--navbar": "calc({sizes.navScrolled} + {sizes.navRow})" } },
  // For the first few frames, in which none of it would be visible (src/before-app/first-frame.ts).
  "html[data-first-frame] :is(main section, footer, footer section):not([data-shown])": { display: "none" },
  // Set by the language gate before first paint: space for the language suggestion.
  "html[data-suggestion]": { "--suggestion": "{sizes.12}" },
  // Locks scrolling behind a modal dialog; if the scrollbar took space, its gutter keeps the page in place.
  "html:has(dialog:modal)": { overflow: "hidden" },
  "html[data-scrollbar]:has(dialog:modal)": { scrollbarGutter: "stable" },
  "html[data-lightbox] body": { overflow: "hidden" },
  body: {
    textStyle: "body",
    bg: "bg",
    color: "fg",
    textRendering: "optimizeLegibility",
    // Breaks words wider than their column.
    overflowWrap: "anywhere",
  },
  "h1, h2, h3, h4": {
    textWrap: "balance",
    // Only the longest compounds are hyphenated, if a card is narrower than they are.
    hyphens: "auto",
    ...HYPHEN_LIMITS,
  },
  p: { textWrap: "pretty", hyphens: "var(--hyphens, auto)" },
  // A date field whose calendar button has the focus matches neither :focus-visible nor :focus.
  ":focus-visible, input[type=date]:focus-within": {
    outline: "2px solid {colors.ring}",
    outlineOffset: "3px",
  },
  // Targets of scripts and anchors, never reached by Tab.
  "[tabindex='-1']:focus-visible": { outline: "none" },
});

/** For visitors who prefer more contrast: nothing is muted, and lines are as strong as text. */
const contrast = defineGlobalStyles({
  "html:root, html:root [data-tone]": {
    _moreContrast: {
      "--h-colors-fg-muted": "{colors.fg}",
      "--h-colors-border": "{colors.fg}",
      "--h-colors-field": "{colors.fg}",
    },
  },
});

const print = defineGlobalStyles({
  "[data-print=off]": {
    _print: { display: "none !important" },
  },
  // A room, or a comparison of rooms, prints as one sheet of A4 with a footer of its own.
  "html:has([data-print=sheet])": { _print: { fontSize: "10.5px" } },
  "html:has([data-print=sheet]) footer": { _print: { display: "none" } },
  "a[href^=http]:not(:has(img))::after": {
    _print: { content: "' (' attr(href) ')'", overflowWrap: "anywhere" },
  },
});

/** Languages with fonts of their own. */
const languageFonts = defineGlobalStyles(
  Object.fromEntries(
    Object.entries(LANGUAGE_STACKS).map(([locale, { heading, body }]) => [
      `html:lang(${locale})`,
      { "--font-heading": heading, "--font-body": body },
    ]),
  ),
);

export const globalCss = {
  ...reset,
  ...base,
  ...languageFonts,
  ...prose,
  ...contrast,
  ...print,
  ...(__HAS_RTL__ ? rightToLeft : {}),
};
