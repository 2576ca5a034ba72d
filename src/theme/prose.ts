import { defineGlobalStyles } from "@chakra-ui/react/styled-system";

const line = { borderBottomWidth: "hairline", paddingBlock: "4" } as const;

/**
 * HTML from the content server: paragraphs, lists, lines of facts, tables, quotes, pictures.
 * A global class, because every page has it many times in many sizes, and a recipe would be repeated for each of
 * them.
 */
export const prose = defineGlobalStyles({
  ".prose": {
    // In a grid too, and beside it, a wide table scrolls in its own box.
    maxWidth: "min({sizes.measure}, 100%)",
    minWidth: "0",
    "& > * + *": { marginTop: "1.1em" },
    "& :is(h2, h3, h4, h5, h6)": { textStyle: "h3" },
    "& * + :is(h2, h3, h4, h5, h6)": { marginTop: "10" },
    "& :is(ul, ol) > li": { position: "relative", paddingInlineStart: "6" },
    "& li + li": { marginTop: "2" },
    "& ul > li::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: "0",
      top: "0.75em",
      width: "3px",
      height: "3px",
      borderRadius: "50%",
      bg: "accent",
      _highContrast: { bg: "CanvasText" },
    },
    "& ol": { counterReset: "item" },
    "& ol > li::before": {
      counterIncrement: "item",
      content: 'counter(item) "."',
      position: "absolute",
      insetInlineStart: "0",
      color: "accent",
    },
    "& dl": {
      display: "grid",
      gridTemplateColumns: { base: "1fr", sm: "minmax(34%, max-content) minmax(50%, 1fr)" },
      borderTopWidth: "hairline",
    },
    "& dt": { color: "fg.muted", paddingTop: "4", sm: { ...line, paddingInlineEnd: "4" } },
    "& dd": { ...line, paddingTop: { base: "1", sm: "4" }, gridColumn: { sm: "2" } },
    // A shadow at its end hints at more content; the table's own end covers it.
    "& [data-scroll]": {
      overflowX: "auto",
      maxWidth: "none",
      background:
        "linear-gradient(270deg, {colors.bg} 1.5rem, transparent) 100% 0 / 4rem 100% no-repeat local, linear-gradient(270deg, {colors.border}, transparent) 100% 0 / 1.5rem 100% no-repeat",
    },
    "& table": { width: "full", textStyle: "small", fontVariantNumeric: "tabular-nums" },
    "& :is(th, td)": {
      ...line,
      minWidth: "5rem",
      paddingInlineEnd: { base: "4", md: "6" },
      textAlign: "start",
      verticalAlign: "top",
      fontWeight: "body",
      // Columns are as wide as their longest word.
      overflowWrap: "normal",
    },
    "& thead th": { color: "fg.muted", borderTopWidth: "hairline" },
    "& tbody :is(th, td):first-child": { fontWeight: "strong" },
    // The row heading is sticky.
    "& :is(thead, tbody) th:first-child": { position: "sticky", insetInlineStart: "0", bg: "bg" },
    "& blockquote": { textStyle: "lead" },
    "& img": { width: "full", height: "auto", aspectRatio: "photo", objectFit: "cover" },
    "& figcaption, & small": { textStyle: "caption", color: "fg.muted", paddingTop: "3" },
  },
});
