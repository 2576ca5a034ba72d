import { choose, type Recipe, slotTokens, styleToken } from "./recipe";

type Variants = Readonly<Record<string, unknown>>;

/** Answers a function that answers what `css` takes. */
export function useRecipe({ recipe }: { recipe: Recipe }) {
  return (variants: Variants = {}) => styleToken(recipe, choose(recipe, variants));
}

/** Answers a function that answers what `css` takes, by slot. */
export function useSlotRecipe({ recipe }: { recipe: Recipe }) {
  return (variants: Variants = {}) => slotTokens(recipe, variants);
}
