import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { along } from "../theme/reading-direction";

const AWAY = `translateX(${along("-100%")})`;

/** The side drawer: a modal dialog that slides in from the inline start. */
export const drawerRecipe = defineSlotRecipe({
  slots: ["root", "panel", "head", "logo", "close", "body", "display", "text", "columns", "column", "foot"],
  base: {
    root: {
      position: "fixed",
      insetBlock: "0",
      insetInline: "0 auto",
      zIndex: "overlay",
      width: "min({sizes.drawer}, 100vw)",
      maxWidth: "none",
      height: "100dvh",
      maxHeight: "none",
      overflow: "hidden",
      bg: "bg",
      color: "fg",
      transform: AWAY,
      transitionProperty: "transform, overlay, display",
      transitionBehavior: "allow-discrete",
      transitionDuration: "calm",
      transitionTimingFunction: "shore",
      "&[open]": { transform: "none", _starting: { transform: AWAY } },
      _backdrop: { bg: "backdrop" },
      _highContrast: { borderInlineEndWidth: "hairline" },
    },
    panel: {
      display: "flex",
      flexDirection: "column",
      height: "full",
      backgroundSize: "cover",
      backgroundPosition: "60% 100%",
    },
    head: {
      // The close button comes first in order, so that it gets the focus; visually it is at the end.
      display: "flex",
      flexDirection: "row-reverse",
      justifyContent: "space-between",
      alignItems: "center",
      paddingBlock: "4",
      paddingInlineStart: "10",
      paddingInlineEnd: "6",
    },
    logo: { height: "12", width: "auto" },
    close: { display: "grid", placeItems: "center", width: "12", height: "12" },
    body: {
      flex: "1",
      overflowY: "auto",
      overscrollBehavior: "contain",
      paddingInline: "10",
      paddingTop: "6",
      // Fades what goes on below; at the end it is beyond the last item.
      _after: {
        content: '""',
        position: "sticky",
        bottom: "0",
        display: "block",
        height: "12",
        pointerEvents: "none",
        backgroundImage: "linear-gradient(transparent, {colors.bg})",
      },
      "& a:hover": { textDecoration: "underline" },
      "& a[aria-current]": { color: "accent" },
      _highContrast: { "& a[aria-current]": { color: "Highlight" } },
    },
    display: {
      "& a": {
        textStyle: "menu",
        display: "flex",
        alignItems: "center",
        minHeight: "12",
        textDecoration: "none",
      },
    },
    text: {
      marginTop: "3",
      display: "grid",
      gridTemplateColumns: { _layoutSm: "1fr 1fr" },
      columnGap: "6",
      "& a": {
        textStyle: "body",
        display: "flex",
        alignItems: "center",
        minHeight: "target",
        textDecoration: "none",
      },
    },
    columns: { display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: "6" },
    column: {
      marginTop: "8",
      paddingTop: "6",
      borderTopWidth: "hairline",
      "& a": {
        textStyle: "ui",
        display: "flex",
        alignItems: "center",
        minHeight: "target",
        textDecoration: "none",
      },
    },
    foot: {
      display: "grid",
      gridAutoFlow: "column",
      gridAutoColumns: "1fr",
      gap: "3",
      paddingInline: "10",
      paddingBlock: "4",
      bg: "bg.deep",
      "& a": { paddingInline: "3", whiteSpace: "nowrap" },
    },
  },
});
