import textCyrillic from "@fontsource-variable/commissioner/files/commissioner-cyrillic-wght-normal.woff2";
import textLatin from "@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2";
import textLatinExt from "@fontsource-variable/commissioner/files/commissioner-latin-ext-wght-normal.woff2";
import displayCyrillic from "@fontsource/noto-serif-display/files/noto-serif-display-cyrillic-300-normal.woff2";
import displayLatin from "@fontsource/noto-serif-display/files/noto-serif-display-latin-300-normal.woff2";
import displayLatinExt from "@fontsource/noto-serif-display/files/noto-serif-display-latin-ext-300-normal.woff2";
import type { Locale } from "../config/locales";
import displayTurkish from "./fonts/noto-serif-display-turkish-300-normal.woff2";
import textTurkish from "./fonts/commissioner-turkish-wght-normal.woff2";

const LATIN =
  "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";
const TURKISH = "U+011E-011F,U+0130,U+015E-015F";
const LATIN_EXT = "U+0100-011D,U+0120-012F,U+0132-0151,U+0154-015D,U+0160-02BA,U+1E00-1E9F,U+20BA";
const CYRILLIC = "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116";

const display = (url: string, range: string) => fontFace("Noto Serif Display", "300", url, range);
const text = (url: string, range: string) => fontFace("Commissioner Variable", "100 900", url, range);

/** The @font-face rules of every page; a browser fetches only the scripts that the page uses. */
export const FONT_FACES = [
  display(displayLatin, LATIN),
  display(displayTurkish, TURKISH),
  display(displayLatinExt, LATIN_EXT),
  display(displayCyrillic, CYRILLIC),
  text(textLatin, LATIN),
  text(textTurkish, TURKISH),
  text(textLatinExt, LATIN_EXT),
  text(textCyrillic, CYRILLIC),
  // System fonts with the metrics of ours: a late font moves no line.
  '@font-face{font-family:"Noto Serif Display Fallback";src:local("Times New Roman"),local("TimesNewRomanPSMT"),local("Liberation Serif");size-adjust:114%;ascent-override:93.8%;descent-override:25.3%;line-gap-override:0%}',
  '@font-face{font-family:"Commissioner Fallback";src:local("Arial"),local("ArialMT"),local("Liberation Sans");size-adjust:99.5%;ascent-override:102.1%;descent-override:20.7%;line-gap-override:0%}',
].join("");

/** URLs of the fonts that the first view of a page in this locale surely needs. */
export const FONT_PRELOADS: Record<Locale, readonly string[]> = {
  en: [displayLatin, textLatin],
  de: [displayLatin, textLatin],
  ru: [displayCyrillic, textCyrillic],
  tr: [displayLatin, displayTurkish, textLatin, textTurkish],
};

function fontFace(family: string, weight: string, url: string, range: string): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${url}) format("woff2");unicode-range:${range}}`;
}
