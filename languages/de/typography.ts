import type { Typography } from "../typography";

export const typography: Typography = {
  direction: "ltr",
  units: "Min\\. Std\\. Uhr Euro",
  signs: "Nr\\. Art\\. Abs\\.",
  shortWords: "",
  fontScripts: ["latin-common"],
};
