import type { Typography } from "../typography";

export const typography: Typography = {
  direction: "rtl",
  units: "م سم مم كم م² كم² كغ د دقيقة ساعة يورو دولار ليرة",
  signs: "رقم الساعة",
  shortWords: "",
  fontScripts: ["arabic-common", "latin-common"],
  font: { package: "@fontsource-variable/vazirmatn", weight: "300 500" },
};
