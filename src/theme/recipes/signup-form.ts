import { defineRecipe } from "@chakra-ui/react/styled-system";
import { tickBox } from "./tick-box";

/** The signup form, whose look the enquiry form shares. Messages and status have reserved lines, so that nothing shifts when they appear. */
export const signupFormRecipe = defineRecipe({
  base: {
    marginTop: "8",
    // Field, consent, button: stacked, or the button beside the consent.
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) auto" },
    columnGap: "6",
    "& > *": { gridColumn: "1 / -1" },
    "& > [data-part=terms], & > [data-part=terms] + p": { gridColumn: { md: "1" } },
    "& > button": { gridArea: { md: "2 / 2 / span 2" }, alignSelf: "start" },
    "& [data-part=email] label": {
      display: "block",
      textStyle: "small",
      color: "fg.muted",
      paddingBottom: "2",
    },
    "& [type=email]": {
      textStyle: "h3",
      width: "full",
      minHeight: "control",
      paddingBlock: "2",
      bg: "transparent",
      color: "fg",
      borderRadius: "0",
      borderBottomWidth: "hairline",
      borderColor: "field",
      _placeholder: { color: "fg.muted", opacity: "1" },
      "&[aria-invalid=true]": { borderColor: "error" },
    },
    "& [data-part=terms]": {
      textStyle: "small",
      display: "flex",
      alignItems: "flex-start",
      gap: "3",
      hyphens: "var(--hyphens, auto)",
      minHeight: "target",
      paddingBlock: "2",
      cursor: "pointer",
      "& a": { color: "link" },
    },
    "& [type=checkbox]": {
      "&[aria-invalid=true]": { borderColor: "error" },
      ...tickBox,
      bg: "transparent",
    },
    "& [data-part=message]": {
      textStyle: "small",
      minHeight: { base: "2lh", md: "1lh" },
      paddingTop: "2",
      marginBottom: "2",
      boxSizing: "content-box",
      color: "error",
      // The sign stands beside the lines, not in the first of them.
      "&:not(:empty)": { display: "flex", alignItems: "baseline", columnGap: "2" },
      "&:not(:empty)::before": {
        // An exclamation mark; Chakra would read the character itself as "important".
        content: '"\\21"',
        textStyle: "caption",
        display: "grid",
        placeItems: "center",
        flex: "none",
        width: "5",
        height: "5",
        borderWidth: "hairline",
        borderColor: "currentColor",
        borderRadius: "50%",
      },
    },
    "& [data-part=status]": { textStyle: "small", minHeight: "3lh", marginTop: "2" },
    // The enquiry form's status also contains buttons, with colours of their own.
    "& p[data-part=status]": { color: "accent" },
    "& button[aria-busy=true]": {
      position: "relative",
      cursor: "progress",
      _after: {
        content: '""',
        position: "absolute",
        insetInlineStart: "2",
        width: "4",
        height: "4",
        borderWidth: "hairline",
        borderColor: "currentColor",
        borderInlineEndColor: "transparent",
        borderRadius: "50%",
        animation: "spin",
      },
    },
  },
});
