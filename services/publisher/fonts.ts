import { createRequire } from "node:module";
import { join } from "node:path";
import { SPOKEN_SCRIPTS } from "../../languages/spoken-scripts";
import { DISPLAY_FONT, fontFace, fontFile, isCut, TEXT_FONT } from "../../shared/fonts";

const { resolve } = createRequire(__filename);
const CUT_FILES = join(__dirname, "../../src/theme/fonts");

/** The site's fonts for the publisher's pages: the URL each is served at, its file, and its @font-face rule. */
export const FONTS = [DISPLAY_FONT, TEXT_FONT].flatMap((font) =>
  SPOKEN_SCRIPTS.map((script) => {
    const name = fontFile(font, script);
    const url = `/hooks/fonts/${name}`;
    return {
      url,
      file: isCut(script) ? join(CUT_FILES, name) : resolve(`${font.package}/files/${name}`),
      rule: fontFace(font, script, url),
    };
  }),
);
