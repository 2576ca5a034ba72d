import { choose, type Recipe } from "./recipe";
import { isStyleClass, type StyleInputs } from "./class-name";
import { styleProps } from "./style-props";

/** What of a component decides its styles. */
export interface StyleConfig {
  recipes: readonly Recipe[];
  keys: readonly string[];
  defaults: Readonly<Record<string, unknown>>;
  /** Style props that are attributes of this element nevertheless. */
  forwarded: readonly string[];
}

type Props = Record<string, unknown>;

/** Attributes of SVG elements that have the names of style props, as Chakra lists them. */
const SVG_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  path: ["d"],
  text: ["x", "y"],
  circle: ["cx", "cy", "r"],
  rect: ["width", "height", "x", "y", "rx", "ry"],
  ellipse: ["cx", "cy", "rx", "ry"],
  g: ["transform"],
  stop: ["offset", "stopOpacity"],
};

/** Attributes whose own names are style props. */
const HTML_PROPS = ["htmlWidth", "htmlHeight", "htmlSize", "htmlTranslate"];

/** The styles of a component with at most two recipes: that of the component it is made of, and its own. */
export function styleConfig(
  tag: unknown,
  recipes: readonly Recipe[],
  forwardProps: readonly string[] = [],
): StyleConfig {
  return {
    recipes,
    keys: [...new Set(recipes.flatMap(({ keys }) => keys))],
    defaults: Object.assign({}, ...recipes.map(({ defaults }) => defaults)),
    forwarded: [...forwardProps, ...((typeof tag === "string" && SVG_ATTRIBUTES[tag]) || [])],
  };
}

/** Divides props into what decides the styles and what the element gets; `className` keeps only foreign names. */
export function splitProps(config: StyleConfig, given: Props): { inputs: StyleInputs; props: Props } {
  const props: Props = {};
  const variants: Props = {};
  const styles: Props = {};
  let css: unknown[] = [];
  let inherited: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    if (config.forwarded.includes(name)) props[name] = value;
    else if (config.keys.includes(name)) variants[name] = value;
    else if (name === "css") css = [value].flat(2).filter(Boolean);
    else if (styleProps.has(name)) styles[name] = value;
    else if (HTML_PROPS.includes(name)) props[name.slice(4).toLowerCase()] = value;
    else if (name === "className" && typeof value === "string") {
      const names = value.split(" ").filter(Boolean);
      inherited = names.filter(isStyleClass);
      props[name] = names.filter((entry) => !isStyleClass(entry)).join(" ");
    } else props[name] = value;
  }
  return {
    inputs: {
      recipes: config.recipes.map(({ id }) => id),
      keys: config.keys,
      choice: choose(config, variants),
      css,
      props: styles,
      inherited,
    },
    props,
  };
}
