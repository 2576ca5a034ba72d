import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem } from "@chakra-ui/react/styled-system";
import { type types as t } from "@babel/core";
import { digestOf } from "../../../../shared/digest";
import type { Recipe } from "../runtime/recipe";
import { styleProps } from "../runtime/style-props";
import { CallSites, type KnownClass } from "./call-sites";
import { Evaluator } from "./evaluate";
import { type Module, Modules, placeOf } from "./modules";
import { type RecipeSource, recipesIn } from "./recipes";
import { isUnknown, type KnownRecipe } from "./values";

/** The result of analysing a site's styles. */
export interface SiteStyles {
  /** Style props used in the sources. */
  styleProps: string[];
  /** The runtime part of each recipe, by id. */
  recipes: Record<string, Recipe>;
  /** Source location of each recipe. */
  recipePlaces: Record<string, string>;
  /** Files that contain recipes. */
  recipeFiles: string[];
  /** Every class that the site's elements can have. */
  classes: Record<string, KnownClass>;
}

/** Style props that a system supports only if its theme defines values for them. */
const COMPOSED = ["textStyle", "layerStyle", "animationStyle"];

/** All scripts in a folder, as absolute paths in a stable order. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.[jt]sx?$/.test(file) && !/\.d\.ts$|(?:^|[\\/])node_modules[\\/]/.test(file))
    .sort()
    .map((file) => resolve(join(folder, file)));
}

/** Digest of file names and contents, independent of the folder. */
export function digestOfFiles(files: readonly string[]): string {
  return digestOf(...files.flatMap((file) => [basename(file), readFileSync(file)]));
}

/** Finds every style in the sources. Throws a single error listing all styles that can't be determined. */
export function analyseSite(files: readonly string[], furtherProps: readonly string[] = []): SiteStyles {
  const modules = new Modules();
  const all = files.map((file) => modules.module(file));
  styleProps.clear();
  for (const name of namedStyleProps(all, furtherProps)) styleProps.add(name);

  const recipes = new Map<t.Node, KnownRecipe>();
  const evaluator = new Evaluator(modules, (object) => recipes.get(object));
  const recipePlaces: Record<string, string> = {};
  const recipeFiles: string[] = [];
  for (const module of all) {
    const sources = recipesIn(module);
    if (sources.length > 0) recipeFiles.push(module.file);
    for (const source of sources) {
      const { id, object } = source;
      if (recipePlaces[id])
        throw new Error(`${recipePlaces[id]} and ${placeOf(module, object.node)} have one id.`);
      recipePlaces[id] = placeOf(module, object.node);
      recipes.set(object.node, knownRecipe(source, module, evaluator));
    }
  }

  const callSites = new CallSites(evaluator);
  for (const module of all) callSites.visit(module);
  if (callSites.problems.size > 0) {
    throw new Error(
      `Styles that are not known while the site is built:\n- ${[...callSites.problems].join("\n- ")}`,
    );
  }
  return {
    styleProps: [...styleProps],
    recipes: Object.fromEntries(
      [...recipes.values()].map(({ id, keys, defaults, slots }) => [id, { id, keys, defaults, slots }]),
    ),
    recipePlaces,
    recipeFiles,
    classes: Object.fromEntries(callSites.classes),
  };
}

/** All Chakra style props among the names of JSX attributes, and of object members that may be spread as props. */
function namedStyleProps(modules: readonly Module[], further: readonly string[]): string[] {
  const { isValidProperty } = createSystem(defaultBaseConfig);
  const known = new Set([...COMPOSED, ...further]);
  const names = new Set<string>();
  for (const module of modules) {
    const { file, program } = module;
    const recipes = new Set<t.Node>(recipesIn(module).map(({ object }) => object.node));
    program.traverse({
      JSXAttribute({ node: { name } }) {
        if (name.type === "JSXIdentifier") names.add(name.name);
      },
      ObjectExpression(object) {
        if (recipes.has(object.node)) object.skip();
      },
      ObjectProperty({ node: { key } }) {
        if (file.endsWith("x") && key.type === "Identifier") names.add(key.name);
      },
    });
  }
  return [...names].filter((name) => name !== "css" && (known.has(name) || isValidProperty(name))).sort();
}

function knownRecipe({ id, object }: RecipeSource, module: Module, evaluator: Evaluator): KnownRecipe {
  const [value] = evaluator.evaluate(object, { module });
  const { variants = {}, defaultVariants = {}, slots } = { ...toRecord(value) };
  const readable = !isUnknown(defaultVariants) && !isUnknown(slots) && typeof variants === "object";
  if (!readable) {
    throw new Error(
      `${placeOf(module, object.node)}: the names of this recipe's variants and slots, and its default variants, must stand in the source as they are.`,
    );
  }
  const values = Object.fromEntries(
    Object.entries(toRecord(variants)).map(([key, options]) => [key, Object.keys(toRecord(options))]),
  );
  return {
    id,
    keys: Object.keys(values),
    defaults: toRecord(defaultVariants),
    ...(Array.isArray(slots) && { slots: slots.map(String) }),
    values,
  };
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
