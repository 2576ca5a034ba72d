/** A recipe as compiled by the build: what a browser needs to compute a class name. The styles stay on the server. */
export interface Recipe {
  id: string;
  /** Names of its variants. */
  keys: readonly string[];
  defaults: Readonly<Record<string, unknown>>;
  /** Slot recipes only. */
  slots?: readonly string[];
  /** The recipe as written in the source; only set at build time. */
  body?: object;
}

/** Sources of all recipes by id; empty in a browser. */
export const bodies = new Map<string, object>();

/** Replaces Chakra's `defineRecipe` and `defineSlotRecipe`. */
export function defineRecipe(recipe: Recipe): Recipe {
  if (recipe.body) bodies.set(recipe.id, recipe.body);
  return recipe;
}

/** Values of a recipe's variants, in the order of its keys: the given value, else the default, else null. */
export function choose(
  { keys, defaults }: Pick<Recipe, "keys" | "defaults">,
  given: Readonly<Record<string, unknown>>,
): unknown[] {
  return keys.map((key) => {
    const value = given[key] === undefined ? defaults[key] : given[key];
    return value === undefined || value === null || typeof value === "object"
      ? (value ?? null)
      : String(value);
  });
}

/** Token for the styles of one slot (empty for recipes without slots) and a choice of variants. */
export function styleToken(recipe: Recipe, choice: readonly unknown[], slot = ""): string {
  return `${recipe.id}.${slot}${JSON.stringify(choice)}`;
}

/** Tokens for all slots of a recipe. */
export function slotTokens(recipe: Recipe, given: Readonly<Record<string, unknown>>): Record<string, string> {
  const choice = choose(recipe, given);
  return Object.fromEntries((recipe.slots ?? []).map((slot) => [slot, styleToken(recipe, choice, slot)]));
}

/** Parses a token. */
export function parseToken(token: string): { id: string; slot: string; choice: unknown } {
  const dot = token.indexOf(".");
  const bracket = token.indexOf("[");
  return {
    id: token.slice(0, dot),
    slot: token.slice(dot + 1, bracket),
    choice: JSON.parse(token.slice(bracket)),
  };
}
