import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

const plainLink = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "target",
  textDecoration: "none",
  _hover: { textDecoration: "underline" },
} as const;

/** The night every page ends in. */
export const footerRecipe = defineSlotRecipe({
  slots: [
    "root",
    "wrap",
    "columns",
    "brand",
    "logo",
    "unscripted",
    "contact",
    "last",
    "legal",
    "credit",
    "holding",
  ],
  base: {
    root: {
      bg: "bg",
      color: "fg",
      backgroundSize: "cover",
      backgroundPosition: "50% 0",
      paddingTop: "sectionTight",
      // Room for the book bar, which lies over the page's end.
      paddingBottom: { base: "calc({sizes.bookBar} + env(safe-area-inset-bottom))", md: "0" },
    },
    wrap: { maxWidth: "container", marginInline: "auto", paddingInline: "gutter" },
    columns: {
      display: "grid",
      gridTemplateColumns: { base: "1fr 1fr", md: "repeat(4, 1fr)", lg: "3fr 2fr 2fr 3fr" },
      columnGap: "gap",
      rowGap: "10",
      paddingBlock: "mosaic",
      borderTopWidth: "hairline",
      "& nav a": plainLink,
      // On paper address and telephone remain; the logo is white.
      _print: { display: "block", paddingBlock: "6", "& > :not(section)": { display: "none" } },
    },
    brand: { gridColumn: { base: "1 / -1", lg: "auto" }, justifySelf: "start", alignSelf: "start" },
    logo: { height: "16", width: "auto" },
    // Every menu, for visitors whose drawer never comes.
    unscripted: { display: "none", "@media (scripting: none)": { display: "block", gridColumn: "1 / -1" } },
    contact: { gridColumn: { base: "1 / -1", md: "span 2", lg: "auto" } },
    last: {
      textStyle: "caption",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      columnGap: "8",
      paddingBlock: "6",
      borderTopWidth: "hairline",
      color: "fg.muted",
      _print: { display: "none" },
    },
    legal: { display: "flex", flexWrap: "wrap", columnGap: "6", "& a": plainLink },
    credit: plainLink,
    holding: {
      ...plainLink,
      // On a line of its own where the others wrap.
      width: { base: "full", md: "auto" },
      marginBottom: { base: "4", md: "0" },
      // The logo may come in any colour; on the night's ground it is white.
      "& img": { height: "8", width: "auto", filter: "brightness(0) invert(1)" },
    },
  },
});
