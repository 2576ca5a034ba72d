import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { object, string } from "yup";
import { TYPOGRAPHY } from "../languages/typography-table";
import { charactersIn, cutFont, measureFont } from "../services/toolkit/font-files";
import {
  type BrandFonts,
  FONT_ROLES,
  type FontChoice,
  type FontRole,
  readBrandFonts,
} from "../shared/brand-fonts";
import { messageOf } from "../shared/errors";
import { type CharacterRange, charactersOf, FONT_RANGES } from "../shared/fonts";
import { LOCALE_NAMES, type Locale, LOCALES } from "../shared/locales";
import { parse } from "../shared/parse";
import { recordOf, isText } from "../shared/record";
import { type FontCategory, fontStack, standInFaces } from "../shared/stand-in-fonts";

/** What a hotel that names none has; the same as in src/theme/fonts.ts. */
const DEFAULTS: Record<FontRole, FontChoice> = {
  display: { package: "@fontsource/noto-serif-display", weight: "300" },
  text: { package: "@fontsource-variable/commissioner", weight: "400 500" },
};
const WEIGHTS: Record<FontRole, string> = { display: "300", text: "400 500" };

/** A text by whose width a font's stand-ins are fitted. */
const SAMPLE = "A quiet hotel between pines and the sea, with rooms that open to the morning light.";

/** A file of a font with the characters that it is for. */
interface FontFile {
  path: string;
  weight: string;
  characters: Set<string>;
  /** As CSS has it. */
  range: string;
}

interface Font {
  family: string;
  category: FontCategory;
  /** Begins the names of the files that are cut from it. */
  name: string;
  files: FontFile[];
}

/**
 * Writes the module that stands in the place of src/theme/fonts.ts, with the files that it names, into a folder; answers its
 * path. Undefined where the default fonts are all that the hotel needs: it names none, and no language lacks letters in them.
 * Throws an error that names the tokens file, the field, and what to do.
 */
export async function writeBrandFonts(
  tokensFile: string,
  folder: string,
  locales: readonly Locale[] = LOCALES,
): Promise<string | undefined> {
  const chosen = readBrandFonts(tokensFile);
  if (!chosen && !locales.some((locale) => TYPOGRAPHY[locale].font)) return undefined;
  await mkdir(folder, { recursive: true });
  const module = await new FontModule(tokensFile, folder, locales).write(chosen ?? {});
  const path = join(folder, "fonts.js");
  await writeFile(path, module);
  return path;
}

/** Collects the rules and files of all fonts and writes them down as a module. */
class FontModule {
  private readonly imports: string[] = [];
  /** Parts of JavaScript expressions: texts in quotes, and names of files. */
  private readonly faces: string[] = [];
  private readonly fonts = new Map<string, Promise<Font>>();
  private readonly urls = new Map<string, Promise<string>>();

  constructor(
    private readonly tokensFile: string,
    private readonly folder: string,
    private readonly locales: readonly Locale[],
  ) {}

  async write(chosen: BrandFonts): Promise<string> {
    const preloads: Record<string, string[]> = {};
    const stacks: Record<string, Record<string, string>> = {};
    const base: Record<string, string> = {};
    for (const role of FONT_ROLES) {
      const font = await this.fontOf(chosen[role] ?? DEFAULTS[role], role, `fonts.${role}`);
      base[role] = fontStack(font.family, font.category);
      const needed = new Set(this.locales.flatMap((locale) => [...lettersOf(locale)]));
      this.addWhole(font, needed);
      for (const locale of this.locales) {
        const own = await this.ownFont(chosen, font, locale, role);
        if (own) this.addWhole(own, lettersOf(locale));
        stacks[locale] = { ...stacks[locale], [role]: own ? `"${own.family}", ${base[role]}` : base[role] };
        for (const range of TYPOGRAPHY[locale].fontScripts) {
          const of = own && has(own, range) ? own : font;
          (preloads[locale] ??= []).push(...(await this.addCut(of, range)));
        }
      }
      this.faces.push(JSON.stringify(await this.standIns(font)));
    }
    const byRole = (of: Record<string, string> | undefined) => ({ heading: of?.display, body: of?.text });
    const own = this.locales.filter((locale) =>
      FONT_ROLES.some((role) => stacks[locale]?.[role] !== base[role]),
    );
    return [
      ...this.imports,
      `export const FONT_FACES = [${[...new Set(this.faces)].join(",")}].join("");`,
      `export const FONT_PRELOADS = {${this.locales.map((locale) => `${locale}:[${[...new Set(preloads[locale])].join()}]`).join()}};`,
      `export const FONT_STACKS = ${JSON.stringify(byRole(base))};`,
      `export const LANGUAGE_STACKS = ${JSON.stringify(Object.fromEntries(own.map((locale) => [locale, byRole(stacks[locale])])))};`,
    ].join("\n");
  }

  /** The font that a language has beside the hotel's: the one that the hotel names for it, or one with the letters that lack. */
  private async ownFont(
    chosen: BrandFonts,
    font: Font,
    locale: Locale,
    role: FontRole,
  ): Promise<Font | undefined> {
    const named = chosen[locale]?.[role];
    const field = `fonts.${locale}.${role}`;
    const missing = lacking(font, locale);
    const choice = named ?? (missing.length > 0 ? TYPOGRAPHY[locale].font : undefined);
    const own = choice && (await this.fontOf(choice, role, field));
    const still = own ? missing.filter((letter) => lacking(own, locale).includes(letter)) : missing;
    if (still.length === 0) return own;
    const fonts = own ? `${font.family} and ${own.family} lack` : `${font.family} lacks`;
    throw this.fault(
      own ? field : `fonts.${role}`,
      `${fonts} letters of ${LOCALE_NAMES[locale]} (${locale}): ${still.join("")}. Name a font that has them in ${field}`,
    );
  }

  /** Reads a font once. */
  private fontOf(choice: FontChoice, role: FontRole, field: string): Promise<Font> {
    const key = JSON.stringify([choice, role]);
    const known = this.fonts.get(key) ?? this.read(choice, choice.weight ?? WEIGHTS[role], field);
    this.fonts.set(key, known);
    return known;
  }

  private read(choice: FontChoice, weight: string, field: string): Promise<Font> {
    return choice.package === undefined
      ? this.readFiles(choice, weight, field)
      : this.readPackage(choice.package, choice, weight, field);
  }

  private async readPackage(name: string, choice: FontChoice, weight: string, field: string): Promise<Font> {
    const folder = this.packageFolder(name, field);
    const readJson = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), "utf8"));
    const { id, family, category } = parse(metadataSchema, readJson("metadata.json"));
    const ranges = parse(rangesSchema, readJson("unicode.json"));
    const varies = existsSync(join(folder, "files", `${id}-latin-wght-normal.woff2`));
    const weights = varies ? [weight] : weight.split(" ");
    const files = await Promise.all(
      weights.flatMap((one) =>
        Object.entries(ranges).map(([subset, range]) =>
          this.readFile(
            join(folder, "files", `${id}-${subset}-${varies ? "wght" : one}-normal.woff2`),
            one,
            field,
            {
              range,
              hint: `Choose a weight that ${name} has for ${field}.weight`,
            },
          ),
        ),
      ),
    );
    return {
      family: varies ? `${family} Variable` : family,
      category: choice.category ?? (category === "serif" ? "serif" : "sans-serif"),
      name: id,
      files,
    };
  }

  private async readFiles(choice: FontChoice, weight: string, field: string): Promise<Font> {
    const { files = [], family = "", category = "sans-serif" } = choice;
    const hint = `Put the file there, or correct ${field}.files`;
    return {
      family,
      category,
      name: family.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
      files: await Promise.all(
        files.map((file) => this.readFile(resolve(dirname(this.tokensFile), file), weight, field, { hint })),
      ),
    };
  }

  private async readFile(
    path: string,
    weight: string,
    field: string,
    { range, hint }: { range?: string; hint: string },
  ): Promise<FontFile> {
    if (!existsSync(path)) throw this.fault(field, `there is no file ${path}. ${hint}`);
    try {
      const all = charactersIn(await readFile(path));
      const characters = range ? new Set([...charactersOf(range)].filter((one) => all.has(one))) : all;
      return { path, weight, characters, range: range ?? cssRange(characters) };
    } catch (error) {
      throw this.fault(
        field,
        `${path} can't be read as a font (${messageOf(error)}). Use a WOFF2, TTF or OTF file`,
      );
    }
  }

  private packageFolder(name: string, field: string): string {
    try {
      return dirname(createRequire(resolve("package.json")).resolve(`${name}/metadata.json`));
    } catch {
      throw this.fault(
        `${field}.package`,
        `${name} is not installed, or no package of Fontsource. Run "npm install --save-exact ${name}"`,
      );
    }
  }

  /** Rules for the files with a letter that is needed: of them a browser fetches what a page uses. */
  private addWhole(font: Font, needed: ReadonlySet<string>): void {
    for (const { path, weight, range, characters } of font.files) {
      if ([...needed].some((letter) => characters.has(letter)))
        this.addFace(font, weight, range, this.imported(path));
    }
  }

  /** Rules for the part of a font that most texts of a language need, cut from its files; answers what is to be preloaded. */
  private async addCut(font: Font, range: CharacterRange): Promise<string[]> {
    const wanted = [...charactersOf(FONT_RANGES[range])];
    const found = font.files.map((file) => ({ file, of: wanted.filter((one) => file.characters.has(one)) }));
    const urls: string[] = [];
    for (const weight of new Set(font.files.map((file) => file.weight))) {
      const [best] = found
        .filter(({ file, of }) => file.weight === weight && of.length > 0)
        .sort((one, other) => other.of.length - one.of.length);
      if (!best) continue;
      const name = `${font.name}-${range}-${weight.replace(" ", "-")}.woff2`;
      const url = await this.cut(name, best.file, best.of);
      this.addFace(font, weight, cssRange(new Set(best.of)), url);
      urls.push(url);
    }
    return urls;
  }

  private cut(name: string, { path, weight }: FontFile, characters: readonly string[]): Promise<string> {
    const known = this.urls.get(name) ?? this.writeCut(name, path, weight, characters);
    this.urls.set(name, known);
    return known;
  }

  private async writeCut(
    name: string,
    path: string,
    weight: string,
    characters: readonly string[],
  ): Promise<string> {
    const file = join(this.folder, name);
    await writeFile(file, await cutFont(await readFile(path), characters.join(""), weight));
    return this.imported(file);
  }

  private addFace({ family }: Font, weight: string, range: string, url: string): void {
    const before = `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(`;
    const after = `) format("woff2");unicode-range:${range}}`;
    this.faces.push(`${JSON.stringify(before)} + ${url} + ${JSON.stringify(after)}`);
  }

  private imported(path: string): string {
    const line = (name: string) => `import ${name} from ${JSON.stringify(path)};`;
    const known = this.imports.findIndex((one, index) => one === line(`file${index}`));
    if (known >= 0) return `file${known}`;
    this.imports.push(line(`file${this.imports.length}`));
    return `file${this.imports.length - 1}`;
  }

  /** Fitted by a text's width in the font, of its width in the default one of the kind. */
  private async standIns(font: Font): Promise<string> {
    const role = font.category === "serif" ? "display" : "text";
    const reference = await this.fontOf(DEFAULTS[role], role, `fonts.${role}`);
    const [own, known] = [await measure(font), await measure(reference)];
    return standInFaces(font.family, font.category, own.extent, own.width / known.width);
  }

  private fault(field: string, what: string): Error {
    return new Error(
      `${basename(this.tokensFile)} (${this.tokensFile}), ${field}: ${what}, and build again.`,
    );
  }
}

const metadataSchema = object({
  id: string().required(),
  family: string().required(),
  category: string().required(),
});

const rangesSchema = recordOf(isText).required();

async function measure({ files }: Font) {
  const [file] = files.filter(({ characters }) => characters.has("a"));
  if (!file) throw new Error("A font for all languages has no Latin letters.");
  return measureFont(await readFile(file.path), file.weight, SAMPLE);
}

/** Letters and digits that texts of a language commonly need. */
function lettersOf(locale: Locale): Set<string> {
  const characters = TYPOGRAPHY[locale].fontScripts.flatMap((range) => [...charactersOf(FONT_RANGES[range])]);
  return new Set(characters.filter((character) => /[\p{L}\p{N}]/u.test(character)));
}

function lacking({ files }: Font, locale: Locale): string[] {
  return [...lettersOf(locale)].filter((letter) => !files.some(({ characters }) => characters.has(letter)));
}

/** Whether a font has the letters of a part. */
function has({ files }: Font, range: CharacterRange): boolean {
  const letters = [...charactersOf(FONT_RANGES[range])].filter((one) => /\p{L}/u.test(one));
  return letters.every((letter) => files.some(({ characters }) => characters.has(letter)));
}

/** `ABC€` → `U+41-43,U+20AC` */
function cssRange(characters: ReadonlySet<string>): string {
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
