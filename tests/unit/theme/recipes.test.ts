import { RECIPE_FILES, recipesOf } from "./recipe-files";

/** Properties that a variant sets only from a breakpoint up, which would lose the base's plain value below it. */
function lostBelow(base: unknown, variant: unknown, path: string): string[] {
  if (!isObject(variant)) return [];
  return Object.entries(variant).flatMap(([name, value]) => {
    const inBase = isObject(base) ? base[name] : undefined;
    const here = `${path} ${name}`;
    if (inBase !== undefined && !isObject(inBase) && isObject(value)) return "base" in value ? [] : [here];
    return lostBelow(inBase, value, here);
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

test.each(RECIPE_FILES)("no variant of %s loses a base value on small screens", async (file) => {
  const recipes = await recipesOf(file);
  expect(Object.keys(recipes)).not.toEqual([]);
  const lost = Object.entries(recipes).flatMap(([name, recipe]) =>
    isObject(recipe) && isObject(recipe.variants)
      ? Object.values(recipe.variants)
          .flatMap((options) => (isObject(options) ? Object.values(options) : []))
          .flatMap((option) => lostBelow(recipe.base, option, name))
      : [],
  );
  expect(lost).toEqual([]);
});

/** Values that CSS drops: a minus sign before a function is no number. */
function negatedFunctions(value: unknown): string[] {
  if (isObject(value)) return Object.values(value).flatMap(negatedFunctions);
  return typeof value === "string" && /(?<![\w)])-(?:min|max|clamp|calc|var)\(/.test(value) ? [value] : [];
}

test.each(RECIPE_FILES)("%s negates functions only inside calc()", async (file) => {
  expect(negatedFunctions(await recipesOf(file))).toEqual([]);
});
