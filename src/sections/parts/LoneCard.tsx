import { chakra } from "@chakra-ui/react/styled-system";

/** The only card of a row: from lg up its picture is beside its text. */
export const LoneCard = chakra("div", {
  base: {
    "& > *": {
      lg: { aspectRatio: "2.58", justifyContent: "center", paddingInlineStart: "62%" },
    },
    "& > * > :first-child": { lg: { position: "absolute", insetInlineStart: "0", width: "58%" } },
  },
});
