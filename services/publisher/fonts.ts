import { createRequire } from "node:module";
import { join } from "node:path";

const { resolve } = createRequire(__filename);
const OWN = join(__dirname, "../../src/theme/fonts");
const DISPLAY = "@fontsource/noto-serif-display/files/noto-serif-display";
const TEXT = "@fontsource-variable/commissioner/files/commissioner";

/** The site's fonts by the names that page.css gives them, and their files. */
export const FONT_FILES = {
  "display-latin.woff2": resolve(`${DISPLAY}-latin-300-normal.woff2`),
  "display-cyrillic.woff2": resolve(`${DISPLAY}-cyrillic-300-normal.woff2`),
  "display-turkish.woff2": join(OWN, "noto-serif-display-turkish-300-normal.woff2"),
  "text-latin.woff2": resolve(`${TEXT}-latin-wght-normal.woff2`),
  "text-cyrillic.woff2": resolve(`${TEXT}-cyrillic-wght-normal.woff2`),
  "text-turkish.woff2": join(OWN, "commissioner-turkish-wght-normal.woff2"),
};
