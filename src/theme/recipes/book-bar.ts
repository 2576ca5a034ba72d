import { defineRecipe } from "@chakra-ui/react/styled-system";

/** The bar at the bottom of small screens: the phone left, booking right; the phone alone is centred. */
export const bookBarRecipe = defineRecipe({
  base: {
    hideFrom: "md",
    position: "fixed",
    inset: "auto 0 0",
    zIndex: "bookBar",
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4",
    height: "calc({sizes.bookBar} + env(safe-area-inset-bottom))",
    paddingInline: "gutter",
    paddingBottom: "env(safe-area-inset-bottom)",
    bg: "bg",
    color: "action",
    boxShadow: "barLine",
    "& > :only-child": { marginInline: "auto" },
  },
});
