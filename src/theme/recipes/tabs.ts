import { defineRecipe } from "@chakra-ui/react/styled-system";

/** A list of anchors styled as tabs: groups of rooms, albums of pictures. */
export const tabsRecipe = defineRecipe({
  className: "tabs",
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "8",
    rowGap: "1",
    borderBottomWidth: "hairline",
    marginBottom: "mosaic",
    "& a": {
      display: "inline-flex",
      alignItems: "center",
      minHeight: "target",
      minWidth: "6",
      marginBottom: "-1px",
      borderBottom: "2px solid transparent",
      color: "fg.muted",
      textDecoration: "none",
      transitionProperty: "color, border-color",
      transitionDuration: "quick",
    },
    "& a:hover": { color: "fg" },
    "& a[aria-current]": { color: "fg", borderColor: "accent" },
    // Forced colours also paint transparent borders.
    _highContrast: { "& a:not([aria-current])": { borderColor: "Canvas" } },
  },
});
