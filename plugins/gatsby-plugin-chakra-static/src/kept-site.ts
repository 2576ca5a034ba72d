import { readFileSync } from "node:fs";
import { array, boolean, object, string } from "yup";
import { parse } from "../../../shared/parse";
import { isRecord, isText, recordOf } from "../../../shared/record";
import type { KnownClass } from "./analysis/call-sites";
import type { SiteStyles } from "./analysis/site";
import type { Recipe } from "./runtime/recipe";

/** Data for server rendering; null if Chakra runs in the browser. */
export interface Site extends SiteStyles {
  digest: string;
  /** Classes included in the head of every page. */
  critical: string[];
  inlineTokens: boolean;
}

const texts = () => array().of(string().defined()).required();

const siteSchema = object({
  digest: string().required(),
  styleProps: texts(),
  recipes: recordOf(isRecipe).required(),
  recipePlaces: recordOf(isText).required(),
  recipeFiles: texts(),
  classes: recordOf(isKnownClass).required(),
  critical: texts(),
  inlineTokens: boolean().required(),
});

/** Reads the styles cached by an earlier build; undefined if there are none or the file is incomplete. */
export function readKeptSite(file: string): Site | undefined {
  try {
    return parse(siteSchema, JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

function isRecipe(value: unknown): value is Recipe {
  if (!isRecord(value)) return false;
  const { id, keys, defaults, slots = [] } = value;
  return isText(id) && areTexts(keys) && isRecord(defaults) && areTexts(slots);
}

function isKnownClass(value: unknown): value is KnownClass {
  if (!isRecord(value) || !isText(value.place) || !isRecord(value.inputs)) return false;
  const { recipes, keys, choice, css, props, inherited } = value.inputs;
  const lists = [recipes, keys, inherited].every(areTexts);
  return lists && Array.isArray(choice) && Array.isArray(css) && isRecord(props);
}

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}
