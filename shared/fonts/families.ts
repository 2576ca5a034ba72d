import type { FontRole } from "./brand-fonts";

/** A brand's font family, in the weights used, and where its files are. */
export interface FontFamily {
  name: string;
  weight: string;
  /** npm package with the complete files, in `files/`. */
  package: string;
  /** `noto-serif-display` in `noto-serif-display-latin-300-normal.woff2`. */
  file: string;
  /** `300`, or `wght` if one file holds a range of weights. */
  axis: string;
}

export const DISPLAY_FONT: FontFamily = {
  name: "Noto Serif Display",
  weight: "300",
  package: "@fontsource/noto-serif-display",
  file: "noto-serif-display",
  axis: "300",
};

export const TEXT_FONT: FontFamily = {
  name: "Commissioner Variable",
  weight: "400 500",
  package: "@fontsource-variable/commissioner",
  file: "commissioner",
  axis: "wght",
};

/** Fonts of a hotel that configures none. */
export const DEFAULT_FONTS = { display: DISPLAY_FONT, text: TEXT_FONT } satisfies Record<
  FontRole,
  FontFamily
>;

/**
 * The unicode-range of each file. If several files cover a character, browsers use the last: so the packages' whole
 * files come first, then the subsets cut from them with the characters that our languages commonly need.
 */
export const FONT_RANGES = {
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  "latin-ext": "U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1E9F,U+20BA",
  cyrillic: "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116",
  "latin-common":
    "U+0020-007E,U+00A0,U+00A7,U+00A9,U+00AB,U+00B0,U+00B2-00B3,U+00B7,U+00BB,U+00C4,U+00C7,U+00C9,U+00D6-00D7,U+00DC,U+00DF-00E2,U+00E4,U+00E7-00EA,U+00EE,U+00F1,U+00F4,U+00F6,U+00FC,U+0131,U+2013-2014,U+2018-201A,U+201C-201E,U+2026,U+20AC,U+2212",
  "turkish-common": "U+011E-011F,U+0130,U+015E-015F",
  "cyrillic-common": "U+0401,U+0410-044F,U+0451,U+2116",
  "western-common":
    "U+00C0-00C2,U+00C6,U+00C8,U+00CA-00CB,U+00CD-00CF,U+00D3-00D4,U+00D9-00DB,U+00E1,U+00E6,U+00EB,U+00ED,U+00EF,U+00F3,U+00F9-00FB,U+0152-0153,U+202F",
  "polish-common": "U+0104-0107,U+0118-0119,U+0141-0144,U+015A-015B,U+0179-017C",
  "ukrainian-common": "U+0404,U+0406-0407,U+0454,U+0456-0457,U+0490-0491",
  "arabic-common":
    "U+060C,U+061B,U+061F,U+0621-063A,U+0640-0652,U+0660-0669,U+066A-066C,U+0670,U+067E,U+0686,U+06A4,U+06AF,U+200C-200D",
} as const;

/** A subset of a font; the default fonts have those of FONT_SCRIPTS. */
export type CharacterRange = keyof typeof FONT_RANGES;
export type FontScript = (typeof FONT_SCRIPTS)[number];
export const FONT_SCRIPTS = [
  "latin",
  "latin-ext",
  "cyrillic",
  "latin-common",
  "turkish-common",
  "cyrillic-common",
  "western-common",
  "polish-common",
  "ukrainian-common",
] as const satisfies CharacterRange[];

export const isFontScript = (range: CharacterRange): range is FontScript =>
  FONT_SCRIPTS.some((script) => script === range);

/** The subset files in `fonts/cut`, and the file each was cut from. */
export const CUT_FROM = {
  "latin-common": "latin",
  "turkish-common": "latin-ext",
  "cyrillic-common": "cyrillic",
  "western-common": "latin",
  "polish-common": "latin-ext",
  "ukrainian-common": "cyrillic",
} as const satisfies Partial<Record<FontScript, FontScript>>;

export type CutScript = keyof typeof CUT_FROM;

export function isCut(script: FontScript): script is CutScript {
  return script in CUT_FROM;
}

/** `noto-serif-display-latin-300-normal.woff2` */
export function fontFile({ file, axis }: FontFamily, script: FontScript): string {
  return `${file}-${script}-${axis}-normal.woff2`;
}

/** The @font-face rule for one script of a family; browsers fetch `url` only if the page uses the script. */
export function fontFace({ name, weight }: FontFamily, script: FontScript, url: string): string {
  return `@font-face{font-family:"${name}";font-weight:${weight};font-display:swap;src:url(${url}) format("woff2");unicode-range:${FONT_RANGES[script]}}`;
}

/** The characters of a CSS unicode-range: `U+0041-0043,U+20AC` → `ABC€`. */
export function charactersOf(range: string): string {
  return range
    .split(",")
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .replace("U+", "")
        .split("-")
        .map((hex) => parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join("");
}

/** The inverse: `ABC€` → `U+41-43,U+20AC`. */
export function characterRange(characters: ReadonlySet<string>): string {
  const codes = [...characters].map((one) => one.codePointAt(0) ?? 0).sort((one, other) => one - other);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join();
}
