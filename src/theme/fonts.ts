import textCyrillic from "@fontsource-variable/commissioner/files/commissioner-cyrillic-wght-normal.woff2";
import textLatin from "@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2";
import textLatinExt from "@fontsource-variable/commissioner/files/commissioner-latin-ext-wght-normal.woff2";
import displayCyrillic from "@fontsource/noto-serif-display/files/noto-serif-display-cyrillic-300-normal.woff2";
import displayLatin from "@fontsource/noto-serif-display/files/noto-serif-display-latin-300-normal.woff2";
import displayLatinExt from "@fontsource/noto-serif-display/files/noto-serif-display-latin-ext-300-normal.woff2";
import { SPOKEN_SCRIPTS } from "../../languages/spoken-scripts";
import { TYPOGRAPHY } from "../../languages/typography-table";
import {
  DISPLAY_FONT,
  FONT_RANGES,
  fontFace,
  type FontScript,
  isCut,
  isFontScript,
  TEXT_FONT,
} from "../../shared/fonts/families";
import { type Locale, LOCALES } from "../../shared/locales";
import textCyrillicCommon from "../../fonts/cut/commissioner-cyrillic-common-wght-normal.woff2";
import textLatinCommon from "../../fonts/cut/commissioner-latin-common-wght-normal.woff2";
import textTurkishCommon from "../../fonts/cut/commissioner-turkish-common-wght-normal.woff2";
import displayCyrillicCommon from "../../fonts/cut/noto-serif-display-cyrillic-common-300-normal.woff2";
import displayLatinCommon from "../../fonts/cut/noto-serif-display-latin-common-300-normal.woff2";
import displayTurkishCommon from "../../fonts/cut/noto-serif-display-turkish-common-300-normal.woff2";
import textPolishCommon from "../../fonts/cut/commissioner-polish-common-wght-normal.woff2";
import textUkrainianCommon from "../../fonts/cut/commissioner-ukrainian-common-wght-normal.woff2";
import textWesternCommon from "../../fonts/cut/commissioner-western-common-wght-normal.woff2";
import displayPolishCommon from "../../fonts/cut/noto-serif-display-polish-common-300-normal.woff2";
import displayUkrainianCommon from "../../fonts/cut/noto-serif-display-ukrainian-common-300-normal.woff2";
import displayWesternCommon from "../../fonts/cut/noto-serif-display-western-common-300-normal.woff2";
import { DISPLAY_EXTENT, fontStack, standInFaces, TEXT_EXTENT } from "../../shared/fonts/stand-ins";

/*
 * The default fonts. If `tokens.json` names others, or a language needs letters that these lack, the build replaces
 * this module by one with the same exports (fonts/write-brand-fonts.ts).
 */

const DISPLAY_FILES: Record<FontScript, string> = {
  latin: displayLatin,
  "latin-ext": displayLatinExt,
  cyrillic: displayCyrillic,
  "latin-common": displayLatinCommon,
  "turkish-common": displayTurkishCommon,
  "cyrillic-common": displayCyrillicCommon,
  "western-common": displayWesternCommon,
  "polish-common": displayPolishCommon,
  "ukrainian-common": displayUkrainianCommon,
};

const TEXT_FILES: Record<FontScript, string> = {
  latin: textLatin,
  "latin-ext": textLatinExt,
  cyrillic: textCyrillic,
  "latin-common": textLatinCommon,
  "turkish-common": textTurkishCommon,
  "cyrillic-common": textCyrillicCommon,
  "western-common": textWesternCommon,
  "polish-common": textPolishCommon,
  "ukrainian-common": textUkrainianCommon,
};

/** The @font-face rules of every page; browsers load only the files whose characters the page uses. */
export const FONT_FACES = [
  ...SPOKEN_SCRIPTS.map((script) => fontFace(DISPLAY_FONT, script, DISPLAY_FILES[script])),
  ...SPOKEN_SCRIPTS.map((script) => fontFace(TEXT_FONT, script, TEXT_FILES[script])),
  standInFaces(DISPLAY_FONT.name, "serif", DISPLAY_EXTENT),
  standInFaces(TEXT_FONT.name, "sans-serif", TEXT_EXTENT),
].join("");

/** URLs of the fonts that a page's first view in this locale is sure to need. */
export const FONT_PRELOADS: Partial<Record<Locale, readonly string[]>> = Object.fromEntries(
  LOCALES.map((locale) => {
    const fontScripts = TYPOGRAPHY[locale].fontScripts.filter(isFontScript);
    const files = [DISPLAY_FILES, TEXT_FILES].flatMap((of) => fontScripts.map((script) => of[script]));
    return [locale, files];
  }),
);

/** The text font's language-specific subsets: their unicode-range and URLs. */
export const TEXT_PARTS: readonly { characters: string; files: readonly string[] }[] = SPOKEN_SCRIPTS.filter(
  isCut,
).map((script) => ({ characters: FONT_RANGES[script], files: [TEXT_FILES[script]] }));

/** `font-family` values of headings and of text. */
export const FONT_STACKS = {
  heading: fontStack(DISPLAY_FONT.name, "serif"),
  body: fontStack(TEXT_FONT.name, "sans-serif"),
};

/** The same for languages with fonts of their own. */
export const LANGUAGE_STACKS: Partial<Record<Locale, typeof FONT_STACKS>> = {};
