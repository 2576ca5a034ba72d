import { defineGlobalStyles } from "@chakra-ui/react/styled-system";

const line = { borderBottomWidth: "hairline", paddingBlock: "4" } as const;

/**
 * HTML from the content server: paragraphs, lists, lines of facts, tables, quotes, pictures.
 * A global class, because every page has it many times in many sizes, and a recipe would repeat it for each of them.
 */
export const prose = defineGlobalStyles({
  ".prose": {
    maxWidth: "measure",
    // In a grid too a wide table scrolls in its own box.
    minWidth: "0",
    overflowWrap: "break-word",
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
      gridTemplateColumns: { base: "1fr", sm: "minmax(0, 1fr) minmax(0, 1.9fr)" },
      borderTopWidth: "hairline",
      overflowWrap: "anywhere",
    },
    "& dt": { color: "fg.muted", paddingTop: "4", sm: { ...line, paddingInlineEnd: "4" } },
    "& dd": { ...line, paddingTop: { base: "1", sm: "4" }, gridColumn: { sm: "2" } },
    "& [data-scroll]": { overflowX: "auto", maxWidth: "none" },
    "& table": { width: "full", minWidth: "36rem", textStyle: "small", fontVariantNumeric: "tabular-nums" },
    "& :is(th, td)": {
      ...line,
      paddingInlineEnd: "6",
      textAlign: "start",
      verticalAlign: "top",
      fontWeight: "body",
    },
    "& thead th": { color: "fg.muted", borderTopWidth: "hairline" },
    "& tbody td:first-of-type": { fontWeight: "strong" },
    "& blockquote": { textStyle: "lead" },
    "& img": { width: "full", height: "auto", aspectRatio: "photo", objectFit: "cover" },
    "& figcaption": { textStyle: "caption", color: "fg.muted", paddingTop: "3" },
  },
});
