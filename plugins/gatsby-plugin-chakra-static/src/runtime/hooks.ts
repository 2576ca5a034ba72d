import { choose, type Recipe, slotTokens, styleToken } from "./recipe";

type Variants = Readonly<Record<string, unknown>>;

/** Returns a function that maps variants to a value for `css`. */
export function useRecipe({ recipe }: { recipe: Recipe }) {
  return (variants: Variants = {}) => styleToken(recipe, choose(recipe, variants));
}

/** Returns a function that maps variants to values for `css`, by slot. */
export function useSlotRecipe({ recipe }: { recipe: Recipe }) {
  return (variants: Variants = {}) => slotTokens(recipe, variants);
}
