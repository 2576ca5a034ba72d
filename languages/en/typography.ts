import type { Typography } from "../typography";

export const typography: Typography = {
  direction: "ltr",
  units: "min am pm a\\.m\\. p\\.m\\.",
  signs: "No\\.",
  shortWords: "",
  fontScripts: ["latin-common"],
};
