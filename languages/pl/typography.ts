import type { Typography } from "../typography";

export const typography: Typography = {
  direction: "ltr",
  units: "min godz\\. zł PLN",
  signs: "nr godz\\. art\\. ust\\.",
  shortWords: "aiouwz",
  fontScripts: ["latin-common", "western-common", "polish-common"],
};
