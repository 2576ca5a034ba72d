import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { TYPOGRAPHY } from "../languages/typography-table";
import { type BrandFonts, type FontChoice, type FontRole } from "../shared/fonts/brand-fonts";
import { readBrandFonts } from "../toolkit/read-brand";
import { DEFAULT_FONTS } from "../shared/fonts/families";
import type { Locale } from "../shared/locales";
import { lacking } from "./letters";
import { type FontFile, readFont } from "./read-font";

/** A font for some of a text's characters, in a format for PDFs. */
export interface SheetFont {
  name: string;
  content: Buffer;
  characters: ReadonlySet<string>;
}

/** A part of a text that is set in one font. */
export interface Run {
  font: SheetFont;
  text: string;
}

/**
 * The hotel's fonts for a role in one locale, subset to the characters of a text; errors name the tokens file
 * and the field.
 */
export async function sheetFonts(
  tokensFile: string,
  locale: Locale,
  role: FontRole,
  text: string,
): Promise<SheetFont[]> {
  const files = await filesOf(tokensFile, readBrandFonts(tokensFile) ?? {}, locale, role);
  const fonts = files.map(async ({ path, weight, characters }, index) => {
    const used = [...new Set(text)].filter((one) => characters.has(one));
    if (used.length === 0) return [];
    const [lightest] = weight.split(" ").map(Number);
    const content = await subsetFont(await readFile(path), used.join(""), {
      targetFormat: "truetype",
      ...(weight.includes(" ") && lightest && { variationAxes: { wght: lightest } }),
    });
    return [{ name: `${role}-${index}`, content, characters: new Set(used) }];
  });
  return (await Promise.all(fonts)).flat();
}

/**
 * Splits a text by the font that has its characters; characters in no font are left out, and rare spaces become
 * plain ones.
 */
export function runsOf(text: string, fonts: readonly SheetFont[]): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const [one, font] = fontOf(character, last?.font, fonts) ?? [];
    if (!one || !font) continue;
    if (last && last.font === font) last.text += one;
    else runs.push({ font, text: one });
  }
  return runs;
}

function fontOf(character: string, last: SheetFont | undefined, fonts: readonly SheetFont[]) {
  const spellings = /\s/.test(character) ? [character, " "] : [character];
  for (const one of spellings) {
    const font = [...(last ? [last] : []), ...fonts].find(({ characters }) => characters.has(one));
    if (font) return [one, font] as const;
  }
  return undefined;
}

/** Files of the locale's additional font, then those of the hotel's, in the lowest of their weights. */
async function filesOf(
  tokensFile: string,
  chosen: BrandFonts,
  locale: Locale,
  role: FontRole,
): Promise<FontFile[]> {
  const read = (choice: FontChoice, field: string) =>
    readFont(choice, choice.weight ?? DEFAULT_FONTS[role].weight, { tokensFile, field });
  const font = await read(chosen[role] ?? DEFAULT_FONTS[role], `fonts.${role}`);
  const lacks = lacking(font, locale).length > 0;
  const own = chosen[locale]?.[role] ?? (lacks ? TYPOGRAPHY[locale].font : undefined);
  const fonts = [...(own ? [await read(own, `fonts.${locale}.${role}`)] : []), font];
  return fonts.flatMap(({ files }) => files.filter(({ weight }) => weight === files[0]?.weight));
}
