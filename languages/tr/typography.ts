import type { Typography } from "../typography";

export const typography: Typography = {
  direction: "ltr",
  units: "dk sa TL",
  signs: "No: saat",
  shortWords: "",
  fontScripts: ["latin-common", "turkish-common"],
};
