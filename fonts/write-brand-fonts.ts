import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { TYPOGRAPHY } from "../languages/typography-table";
import { measureFont } from "./font-files";
import { type BrandFonts, FONT_ROLES, type FontChoice, type FontRole } from "../shared/fonts/brand-fonts";
import { readBrandFonts } from "../toolkit/read-brand";
import { type CharacterRange, DEFAULT_FONTS, FONT_RANGES } from "../shared/fonts/families";
import { LOCALE_NAMES, type Locale, LOCALES } from "../shared/locales";
import { fontStack, standInFaces } from "../shared/fonts/stand-ins";
import { FontFaces } from "./font-faces";
import { has, lacking, lettersOf } from "./letters";
import { type Font, fontFault, readFont } from "./read-font";

/** Sample text for fitting a font's fallbacks by width. */
const SAMPLE = "A quiet hotel between pines and the sea, with rooms that open to the morning light.";

/**
 * Writes the module that replaces src/theme/fonts.ts, with its files, to a folder; returns its path. Undefined
 * if the default fonts are enough: the hotel names none, and they have all letters of its languages. Throws an
 * error that names the tokens file, the field, and what to do.
 */
export async function writeBrandFonts(
  tokensFile: string,
  folder: string,
  locales: readonly Locale[] = LOCALES,
): Promise<string | undefined> {
  const chosen = readBrandFonts(tokensFile);
  if (!chosen && !locales.some((locale) => TYPOGRAPHY[locale].font)) return undefined;
  await mkdir(folder, { recursive: true });
  const module = await new FontModule(tokensFile, chosen ?? {}, locales, new FontFaces(folder)).write();
  const path = join(folder, "fonts.js");
  await writeFile(path, module);
  return path;
}

/** Determines the fonts of each locale and writes them as a module. */
class FontModule {
  private readonly fonts = new Map<string, Promise<Font>>();

  constructor(
    private readonly tokensFile: string,
    private readonly chosen: BrandFonts,
    private readonly locales: readonly Locale[],
    private readonly faces: FontFaces,
  ) {}

  async write(): Promise<string> {
    const preloads: Record<string, string[]> = {};
    const textParts = new Map<CharacterRange, string[]>();
    const stacks: Record<string, Record<string, string>> = {};
    const base: Record<string, string> = {};
    for (const role of FONT_ROLES) {
      const font = await this.fontOf(this.chosen[role] ?? DEFAULT_FONTS[role], role, `fonts.${role}`);
      base[role] = fontStack(font.family, font.category);
      this.faces.addWhole(font, new Set(this.locales.flatMap((locale) => [...lettersOf(locale)])));
      for (const locale of this.locales) {
        const own = await this.ownFont(font, locale, role);
        if (own) this.faces.addWhole(own, lettersOf(locale));
        stacks[locale] = { ...stacks[locale], [role]: own ? `"${own.family}", ${base[role]}` : base[role] };
        for (const range of TYPOGRAPHY[locale].fontScripts) {
          const of = own && has(own, range) ? own : font;
          const files = await this.faces.addCut(of, range);
          (preloads[locale] ??= []).push(...files);
          if (role === "text") textParts.set(range, files);
        }
      }
      this.faces.add(await this.standIns(font));
    }
    const byRole = (of: Record<string, string> | undefined) => ({ heading: of?.display, body: of?.text });
    const own = this.locales.filter((locale) =>
      FONT_ROLES.some((role) => stacks[locale]?.[role] !== base[role]),
    );
    return [
      ...this.faces.imports(),
      `export const FONT_FACES = ${this.faces.expression()};`,
      `export const FONT_PRELOADS = {${this.locales.map((locale) => `${locale}:[${[...new Set(preloads[locale])].join()}]`).join()}};`,
      `export const TEXT_PARTS = [${[...textParts].map(([range, files]) => `{characters:"${FONT_RANGES[range]}",files:[${files.join()}]}`).join()}];`,
      `export const FONT_STACKS = ${JSON.stringify(byRole(base))};`,
      `export const LANGUAGE_STACKS = ${JSON.stringify(Object.fromEntries(own.map((locale) => [locale, byRole(stacks[locale])])))};`,
    ].join("\n");
  }

  /**
   * The font a locale uses in addition to the hotel's: the one the hotel names for it, or one with the missing
   * letters.
   */
  private async ownFont(font: Font, locale: Locale, role: FontRole): Promise<Font | undefined> {
    const named = this.chosen[locale]?.[role];
    const field = `fonts.${locale}.${role}`;
    const missing = lacking(font, locale);
    const choice = named ?? (missing.length > 0 ? TYPOGRAPHY[locale].font : undefined);
    const own = choice && (await this.fontOf(choice, role, field));
    const still = own ? missing.filter((letter) => lacking(own, locale).includes(letter)) : missing;
    if (still.length === 0) return own;
    const fonts = own ? `${font.family} and ${own.family} lack` : `${font.family} lacks`;
    throw fontFault(
      { tokensFile: this.tokensFile, field: own ? field : `fonts.${role}` },
      `${fonts} letters of ${LOCALE_NAMES[locale]} (${locale}): ${still.join("")}. Name a font that has them in ${field}`,
    );
  }

  /** Reads each font once. */
  private fontOf(choice: FontChoice, role: FontRole, field: string): Promise<Font> {
    const weight = choice.weight ?? DEFAULT_FONTS[role].weight;
    const key = JSON.stringify([choice, weight]);
    const known = this.fonts.get(key) ?? readFont(choice, weight, { tokensFile: this.tokensFile, field });
    this.fonts.set(key, known);
    return known;
  }

  /** Fallback faces, scaled by the width of a sample text relative to the default font of the same category. */
  private async standIns(font: Font): Promise<string> {
    const role = font.category === "serif" ? "display" : "text";
    const reference = await this.fontOf(DEFAULT_FONTS[role], role, `fonts.${role}`);
    const [own, known] = [await measure(font), await measure(reference)];
    return standInFaces(font.family, font.category, own.extent, own.width / known.width);
  }
}

async function measure({ files }: Font) {
  const [file] = files.filter(({ characters }) => characters.has("a"));
  if (!file) throw new Error("A font for all languages has no Latin letters.");
  return measureFont(await readFile(file.path), file.weight, SAMPLE);
}
