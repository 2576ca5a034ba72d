import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

/** Files in src/ that contain a recipe, relative to the project's root. */
export const RECIPE_FILES: readonly string[] = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => `src/${file}`)
  .filter((file) => /= define(Slot)?Recipe\(/.test(readFileSync(file, "utf8")))
  .sort();

/** The recipes of a file, by name. */
export async function recipesOf(file: string): Promise<Record<string, unknown>> {
  const exported: Record<string, unknown> = await import(resolve(file));
  return Object.fromEntries(Object.entries(exported).filter(([name]) => name.endsWith("Recipe")));
}
