import type { Typography } from "../typography";

export const typography: Typography = {
  direction: "ltr",
  units: "min\\. uur euro",
  signs: "nr\\. art\\.",
  shortWords: "",
  fontScripts: ["latin-common", "western-common"],
};
