import type { Typography } from "../typography";

export const typography: Typography = {
  direction: "ltr",
  units: "мм см м км м² км² га г кг т л кВт ч мин руб\\.",
  signs: "ст\\.",
  shortWords: "авикосуя",
  fontScripts: ["cyrillic-common"],
};
