import { createRequire } from "node:module";
import { join } from "node:path";

const { resolve } = createRequire(__filename);
const OWN = join(__dirname, "../../src/theme/fonts");
const DISPLAY = "@fontsource/noto-serif-display/files/noto-serif-display";
const TEXT = "@fontsource-variable/commissioner/files/commissioner";

const RANGES = {
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212",
  turkish: "U+011E-011F,U+0130,U+015E-015F",
  cyrillic: "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116",
};

const FAMILIES = [
  {
    family: "Noto Serif Display",
    weight: "300",
    files: {
      latin: resolve(`${DISPLAY}-latin-300-normal.woff2`),
      turkish: join(OWN, "noto-serif-display-turkish-300-normal.woff2"),
      cyrillic: resolve(`${DISPLAY}-cyrillic-300-normal.woff2`),
    },
  },
  {
    family: "Commissioner Variable",
    weight: "100 900",
    files: {
      latin: resolve(`${TEXT}-latin-wght-normal.woff2`),
      turkish: join(OWN, "commissioner-turkish-wght-normal.woff2"),
      cyrillic: resolve(`${TEXT}-cyrillic-wght-normal.woff2`),
    },
  },
];

/** The site's fonts for the publisher's pages: the address that each is served at, its file, and its @font-face rule. */
export const FONTS = FAMILIES.flatMap(({ family, weight, files }) =>
  (["latin", "turkish", "cyrillic"] as const).map((script) => {
    const url = `/hooks/fonts/${family.toLowerCase().replaceAll(" ", "-")}-${script}.woff2`;
    const rule = `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${url}) format("woff2");unicode-range:${RANGES[script]}}`;
    return { url, file: files[script], rule };
  }),
);
