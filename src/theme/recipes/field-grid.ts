import { defineRecipe } from "@chakra-ui/react/styled-system";
import { TWO_COLUMNS } from "../layout";

/** Fields of a form, such as dates and guests: two columns, or one line from lg up. */
export const fieldGridRecipe = defineRecipe({
  className: "field-grid",
  base: {
    "& fieldset": {
      minWidth: "0",
      display: "grid",
      gridTemplateColumns: TWO_COLUMNS,
      columnGap: "gap",
      rowGap: "3",
      alignItems: "end",
    },
    "& label": { display: "grid", gap: "1", minWidth: "0" },
    "& label > span": { textStyle: "caption", color: "fg.muted" },
    "& :is(input, select, textarea)": {
      textStyle: "ui",
      // Clear of the label above.
      outlineOffset: "1px",
      scrollMarginBottom: "2",
      width: "full",
      minWidth: "0",
      minHeight: "target",
      // Never transparent: WebKit derives from this background the colour of the placeholder date in an empty
      // field.
      bg: "bg",
      color: "fg",
      borderRadius: "0",
      borderBottomWidth: "hairline",
      borderColor: "field",
      fontVariantNumeric: "tabular-nums",
      "&[aria-invalid=true]": { borderColor: "error" },
    },
    "& [type=date]": { gridArea: "2 / 1" },
    // What an empty date field says, in place of the browser's words.
    "& [type=date] + span": {
      gridArea: "2 / 1",
      alignSelf: "center",
      lineHeight: "2.5rem",
      marginInlineEnd: "2rem",
      pointerEvents: "none",
      bg: "bg",
    },
    "& :focus + span": { "@media (pointer: fine)": { opacity: "0" } },
    "& [type=date]:is(:required:valid, [data-filled]) + span": { display: "none" },
    "& [role=alert]": { gridColumn: "1 / -1", order: "-1", color: "error" },
    "& button": { gridColumn: "1 / -1", marginTop: "2" },
    "&[data-look=line]": {
      "& fieldset": {
        gridTemplateColumns: { lg: "repeat(2, minmax(0, 11rem)) repeat(2, minmax(0, 6rem)) auto" },
      },
      "& button": { gridColumn: { lg: "auto" }, marginTop: { lg: "0" } },
    },
    "&[data-scripted]": { "@media (scripting: none)": { display: "none" } },
  },
});
