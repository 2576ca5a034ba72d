import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import {
  charactersOf,
  CUT_FROM,
  type CutScript,
  DISPLAY_FONT,
  FONT_RANGES,
  FONT_SCRIPTS,
  type FontFamily,
  fontFile,
  isCut,
  TEXT_FONT,
} from "../shared/fonts/families";
import { cutFont } from "./font-files";

interface CutFont {
  /** `commissioner-latin-common-wght-normal.woff2` */
  name: string;
  content: Buffer;
}

const SCRIPTS = FONT_SCRIPTS.filter(isCut);

/** Subsets the packages' fonts to the characters and weights used on first views. */
export function cutFonts(): Promise<CutFont[]> {
  return Promise.all([DISPLAY_FONT, TEXT_FONT].flatMap((font) => SCRIPTS.map((script) => cut(font, script))));
}

async function cut(font: FontFamily, script: CutScript): Promise<CutFont> {
  const folder = dirname(createRequire(__filename).resolve(`${font.package}/package.json`));
  const whole = join(folder, "files", fontFile(font, CUT_FROM[script]));
  const content = await cutFont(await readFile(whole), charactersOf(FONT_RANGES[script]), font.weight);
  return { name: fontFile(font, script), content };
}
