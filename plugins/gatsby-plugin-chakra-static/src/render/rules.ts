import createCache from "@emotion/cache";
import { serializeStyles } from "@emotion/serialize";
import type { SystemStyleObject } from "@chakra-ui/react/styled-system";
import { system } from "chakra-static/system";
import type { StyleInputs } from "../runtime/class-name";
import { bodies, parseToken } from "../runtime/recipe";

/** Generates each class's rules with Chakra's system, exactly as in a browser. */
export class Rules {
  private readonly inputsOf: (name: string) => StyleInputs;
  private readonly declarations = new Map<string, string>();
  private readonly cache = createCache({ key: "s", stylisPlugins: [] });

  /** `inputs` returns the style inputs of a class name. */
  constructor(inputs: (name: string) => StyleInputs) {
    this.inputsOf = inputs;
  }

  /** The CSS of one class; empty if its recipe has no styles. */
  css(name: string): string {
    const styles = this.serialized(name);
    if (styles === "") return "";
    return String(
      this.cache.insert(`.${name}`, { name, styles, next: undefined }, this.cache.sheet, false) ?? "",
    );
  }

  private serialized(name: string): string {
    const known = this.declarations.get(name);
    if (known !== undefined) return known;
    const inputs = this.inputsOf(name);
    const inherited = inputs.inherited.map((above) => `${this.serialized(above)};`);
    const { styles } = serializeStyles([stylesOf(inputs), ...inherited]);
    this.declarations.set(name, styles);
    return styles;
  }
}

function stylesOf({ recipes, keys, choice, css, props }: StyleInputs) {
  const [first = {}, second] = recipes.map(bodyOf);
  const recipe = second ? system.cva(first).merge(system.cva(second)) : system.cva(first);
  return system.css(recipe(choiceOf(keys, choice)), ...css.map(styleOf), styleOf(props));
}

/** The styles of a recipe token or of an object in the `css` prop. */
function styleOf(value: unknown): SystemStyleObject {
  if (isStyles(value)) return value;
  if (typeof value !== "string") return {};
  const { id, slot, choice } = parseToken(value);
  const body = bodyOf(id);
  const keys = Object.keys(toObject(body.variants));
  const chosen = choiceOf(keys, Array.isArray(choice) ? choice : []);
  const styles =
    slot === "" ? system.cva(body)(chosen) : toObject(system.sva({ slots: [], ...body })(chosen))[slot];
  return isStyles(styles) ? styles : {};
}

function choiceOf(keys: readonly string[], choice: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(keys.map((key, index) => [key, choice[index]]));
}

function bodyOf(id: string): Record<string, unknown> {
  const body = bodies.get(id);
  if (!body) throw new Error(`The recipe ${id} was not evaluated.`);
  return { ...body };
}

function isStyles(value: unknown): value is SystemStyleObject {
  return typeof value === "object" && value !== null;
}

function toObject(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
