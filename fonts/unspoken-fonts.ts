import { resolve } from "node:path";
import { SPOKEN_SCRIPTS } from "../languages/spoken-scripts";
import { DISPLAY_FONT, FONT_SCRIPTS, fontFile, TEXT_FONT } from "../shared/fonts/families";

/** For webpack's `resolve.alias`: excludes font subsets of languages that the hotel does not offer. */
export function unspokenFonts(): Record<string, false> {
  const scripts = FONT_SCRIPTS.filter((script) => !SPOKEN_SCRIPTS.includes(script));
  const names = [DISPLAY_FONT, TEXT_FONT].flatMap((font) => scripts.map((script) => fontFile(font, script)));
  return Object.fromEntries(names.map((name) => [resolve("fonts/cut", name), false]));
}
