import { existsSync, readFileSync } from "node:fs";
import { type BrandFonts, parseBrandFonts } from "../shared/fonts/brand-fonts";
import { type BrandTokens, parseBrandTokens } from "../shared/brand-tokens";
import { messageOf } from "../shared/errors";
import { neutralBrand } from "../shared/neutral-brand";

/**
 * Reads a hotel's tokens file (`tokens.json` beside the hotel file); the neutral brand if there is none.
 * Throws an error that names the file and what is wrong with it.
 */
export function readBrandTokens(file: string): BrandTokens {
  return existsSync(file) ? parseBrandTokens(readJson(file), file) : neutralBrand;
}

/**
 * Reads `fonts` of a hotel's tokens file; undefined if it has none, or there is no file.
 * Throws an error that names the file and each invalid field, with what it must be.
 */
export function readBrandFonts(file: string): BrandFonts | undefined {
  return existsSync(file) ? parseBrandFonts(readJson(file), file) : undefined;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file} can't be read as JSON (${messageOf(error)}). Correct it.`);
  }
}
