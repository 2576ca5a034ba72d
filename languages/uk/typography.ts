import type { Typography } from "../typography";

export const typography: Typography = {
  direction: "ltr",
  units: "мм см м км м² км² га г кг т л кВт год хв грн",
  signs: "ст\\.",
  shortWords: "авзійоуя",
  fontScripts: ["cyrillic-common", "ukrainian-common"],
};
