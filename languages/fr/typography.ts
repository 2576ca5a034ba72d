import type { Typography } from "../typography";

export const typography: Typography = {
  direction: "ltr",
  units: "min heures? euros?",
  signs: "n° art\\.",
  shortWords: "",
  narrowSpaces: { before: ";:!?", quotes: ["«", "»"] },
  fontScripts: ["latin-common", "western-common"],
};
