import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { object, string } from "yup";
import { charactersIn } from "./font-files";
import type { FontChoice } from "../shared/fonts/brand-fonts";
import { messageOf } from "../shared/errors";
import { characterRange, charactersOf } from "../shared/fonts/families";
import { parse } from "../shared/parse";
import { isText, recordOf } from "../shared/record";
import type { FontCategory } from "../shared/fonts/stand-ins";

/** A file of a font with the characters it is used for. */
export interface FontFile {
  path: string;
  weight: string;
  characters: Set<string>;
  /** In CSS syntax. */
  range: string;
}

export interface Font {
  family: string;
  category: FontCategory;
  /** Prefix of the names of its subset files. */
  name: string;
  files: FontFile[];
}

/** Where the hotel names a font: its tokens file and a field in it, such as `fonts.text`. */
interface FontPlace {
  tokensFile: string;
  field: string;
}

/**
 * Reads a font from a Fontsource package or from files next to the tokens file, in a weight or a weight range
 * (`400 500`). Throws an error that names the tokens file, the field, and what to do.
 */
export function readFont(choice: FontChoice, weight: string, place: FontPlace): Promise<Font> {
  return choice.package === undefined
    ? readFiles(choice, weight, place)
    : readPackage(choice.package, choice, weight, place);
}

async function readPackage(
  name: string,
  choice: FontChoice,
  weight: string,
  place: FontPlace,
): Promise<Font> {
  const folder = packageFolder(name, place);
  const readJson = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), "utf8"));
  const { id, family, category } = parse(metadataSchema, readJson("metadata.json"));
  const ranges = parse(rangesSchema, readJson("unicode.json"));
  const varies = existsSync(join(folder, "files", `${id}-latin-wght-normal.woff2`));
  const weights = varies ? [weight] : weight.split(" ");
  const hint = `Choose a weight that ${name} has for ${place.field}.weight`;
  const files = await Promise.all(
    weights.flatMap((one) =>
      Object.entries(ranges).map(([subset, range]) => {
        const path = join(folder, "files", `${id}-${subset}-${varies ? "wght" : one}-normal.woff2`);
        return readFontFile(path, one, place, { range, hint });
      }),
    ),
  );
  return {
    family: varies ? `${family} Variable` : family,
    category: choice.category ?? (category === "serif" ? "serif" : "sans-serif"),
    name: id,
    files,
  };
}

async function readFiles(choice: FontChoice, weight: string, place: FontPlace): Promise<Font> {
  const { files = [], family = "", category = "sans-serif" } = choice;
  const hint = `Put the file there, or correct ${place.field}.files`;
  return {
    family,
    category,
    name: family.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    files: await Promise.all(
      files.map((file) => readFontFile(resolve(dirname(place.tokensFile), file), weight, place, { hint })),
    ),
  };
}

async function readFontFile(
  path: string,
  weight: string,
  place: FontPlace,
  { range, hint }: { range?: string; hint: string },
): Promise<FontFile> {
  if (!existsSync(path)) throw fontFault(place, `there is no file ${path}. ${hint}`);
  try {
    const all = charactersIn(await readFile(path));
    const characters = range ? new Set([...charactersOf(range)].filter((one) => all.has(one))) : all;
    return { path, weight, characters, range: range ?? characterRange(characters) };
  } catch (error) {
    throw fontFault(
      place,
      `${path} can't be read as a font (${messageOf(error)}). Use a WOFF2, TTF or OTF file`,
    );
  }
}

function packageFolder(name: string, { tokensFile, field }: FontPlace): string {
  try {
    return dirname(createRequire(resolve("package.json")).resolve(`${name}/metadata.json`));
  } catch {
    throw fontFault(
      { tokensFile, field: `${field}.package` },
      `${name} is not installed, or no package of Fontsource. Run "npm install --save-exact ${name}"`,
    );
  }
}

/** An error that says what is wrong with a font named by the hotel, and what to do before building again. */
export function fontFault({ tokensFile, field }: FontPlace, what: string): Error {
  return new Error(`${basename(tokensFile)} (${tokensFile}), ${field}: ${what}, and build again.`);
}

const metadataSchema = object({
  id: string().required(),
  family: string().required(),
  category: string().required(),
});

const rangesSchema = recordOf(isText).required();
