import { createRequire } from "node:module";
import { join } from "node:path";
import { SPOKEN_SCRIPTS } from "../languages/spoken-scripts";
import { DISPLAY_FONT, fontFace, fontFile, isCut, TEXT_FONT } from "../shared/fonts/families";

const { resolve } = createRequire(__filename);

/** The files of the site's default fonts, for pages that Gatsby does not build. */
export const SITE_FONTS = [DISPLAY_FONT, TEXT_FONT].flatMap((font) =>
  SPOKEN_SCRIPTS.map((script) => {
    const name = fontFile(font, script);
    return {
      name,
      file: isCut(script) ? join(__dirname, "cut", name) : resolve(`${font.package}/files/${name}`),
      /** The @font-face rule, for the URL it is served at. */
      faceAt: (url: string) => fontFace(font, script, url),
    };
  }),
);
