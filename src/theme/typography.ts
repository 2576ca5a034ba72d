import { defineTextStyles, defineTokens } from "@chakra-ui/react/styled-system";
import { FONT_STACKS } from "./fonts";

/**
 * Font tokens: the type scale is fluid between window widths of 320 and 1536 pixels. Display type grows with the
 * visitor's text size only as far as its longest words fit in a narrow window.
 */
export const typographyTokens = defineTokens({
  fonts: {
    heading: { value: FONT_STACKS.heading },
    body: { value: FONT_STACKS.body },
  },
  fontSizes: {
    display: { value: "min(clamp(2.75rem, 1.3rem + 6.1vw, 7rem), 14vw)" },
    displayLong: { value: "min(clamp(2.365rem, 1.118rem + 5.246vw, 6.02rem), 12vw)" },
    h1: { value: "min(clamp(2.5rem, 1.45rem + 4.3vw, 5.25rem), 12.5vw)" },
    h1Split: { value: "min(clamp(2.375rem, 1.1rem + 3.2vw, 4.125rem), 12vw)" },
    h2: { value: "min(clamp(2.125rem, 1.2rem + 2.9vw, 3.875rem), 10.75vw)" },
    h3: { value: "min(clamp(1.5rem, 1rem + 1.1vw, 2rem), 9.5vw)" },
    quote: { value: "min(clamp(1.75rem, 1.2rem + 2.6vw, 3.5rem), 10.5vw)" },
    lead: { value: "min(clamp(1.4375rem, 1.15rem + 1.4vw, 2.375rem), 10vw)" },
    fact: { value: "min(clamp(2.125rem, 1.6rem + 1.8vw, 3.5rem), 11vw)" },
    rate: { value: "min(clamp(3.25rem, 2.4rem + 3vw, 5.5rem), 16.5vw)" },
    menu: { value: "min(1.6875rem, 10vw)" },
    intro: { value: "clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)" },
    body: { value: "1.0625rem" },
    ui: { value: "1rem" },
    small: { value: "0.9375rem" },
    caption: { value: "0.875rem" },
  },
  fontWeights: {
    display: { value: 300 },
    body: { value: 400 },
    strong: { value: 500 },
  },
  lineHeights: {
    display: { value: 1 },
    displayLong: { value: 1.04 },
    h1: { value: 1.05 },
    h2: { value: 1.1 },
    h3: { value: 1.2 },
    quote: { value: 1.22 },
    lead: { value: 1.34 },
    ui: { value: 1.25 },
    small: { value: 1.6 },
    body: { value: 1.7 },
  },
  letterSpacings: {
    display: { value: "-0.022em" },
    h1: { value: "-0.018em" },
    h2: { value: "-0.012em" },
    lead: { value: "-0.005em" },
    brand: { value: "0.06em" },
  },
});

type FontSize = keyof typeof typographyTokens.fontSizes;
type LineHeight = keyof typeof typographyTokens.lineHeights;

/**
 * Uses variables, set by `global-css.ts`: font stacks are long, and most classes of a page need one.
 * Never the `font` shorthand: it resets an element's tabular figures, and Lightning CSS writes it last.
 */
const heading = (fontSize: FontSize, lineHeight: LineHeight) => ({
  fontFamily: "var(--font-heading)",
  fontWeight: "display",
  fontSize,
  lineHeight,
});
const text = (fontSize: FontSize, lineHeight: LineHeight) => ({
  fontFamily: "var(--font-body)",
  fontWeight: "body",
  fontSize,
  lineHeight,
});
const label = (fontSize: FontSize) => ({ ...text(fontSize, "ui"), fontWeight: "strong" });

export const textStyles = defineTextStyles({
  display: {
    value: {
      ...heading("display", "display"),
      letterSpacing: "display",
      // Words are longer in these languages.
      "&:is(:lang(ru), :lang(de))": heading("displayLong", "displayLong"),
    },
  },
  h1: { value: { ...heading("h1", "h1"), letterSpacing: "h1" } },
  h1Split: { value: { ...heading("h1Split", "h1"), letterSpacing: "h1" } },
  h2: { value: { ...heading("h2", "h2"), letterSpacing: "h2" } },
  h3: { value: heading("h3", "h3") },
  quote: { value: { ...heading("quote", "quote"), letterSpacing: "h2" } },
  lead: { value: { ...heading("lead", "lead"), letterSpacing: "lead" } },
  fact: { value: heading("fact", "display") },
  rate: { value: heading("rate", "display") },
  menu: { value: heading("menu", "h3") },
  brand: { value: { ...heading("h3", "display"), letterSpacing: "brand" } },
  intro: { value: text("intro", "small") },
  body: { value: text("body", "body") },
  ui: { value: text("ui", "ui") },
  small: { value: text("small", "small") },
  caption: { value: text("caption", "small") },
  label: { value: label("small") },
  button: { value: label("ui") },
});
