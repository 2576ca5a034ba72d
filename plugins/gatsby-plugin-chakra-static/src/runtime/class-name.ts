/** Everything that decides the rules of one element, in the order of precedence. */
export interface StyleInputs {
  /** Ids of the recipes of its component. */
  recipes: readonly string[];
  /** Names of their variants, and the chosen values. */
  keys: readonly string[];
  choice: readonly unknown[];
  /** Values of the `css` prop: tokens of recipes, or style objects. */
  css: readonly unknown[];
  props: Readonly<Record<string, unknown>>;
  /** Classes of this kind that the element got from above, which win. */
  inherited: readonly string[];
}

const PREFIX = "s-";

/** Whether a class name is one of ours. */
export function isStyleClass(name: string): boolean {
  return name.startsWith(PREFIX);
}

/**
 * The class name of these inputs: the same in the build and in the browser, so that no list of names is needed.
 * Empty where there is nothing to style.
 */
export function classNameOf(inputs: StyleInputs): string {
  const { recipes, choice, css, props, inherited } = inputs;
  if (recipes.length + css.length + Object.keys(props).length === 0) return inherited.join(" ");
  return PREFIX + hash(JSON.stringify([recipes, choice, css, props, inherited]));
}

/** Four characters that stand for a text (cyrb53, cut); the build fails where two of a site are equal. */
function hash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).slice(-4);
}
