import createCache from "@emotion/cache";
import { serializeStyles } from "@emotion/serialize";
import type { SystemStyleObject } from "@chakra-ui/react/styled-system";
import { system } from "chakra-static/system";
import type { StyleInputs } from "../runtime/class-name";
import { bodies, parseToken } from "../runtime/recipe";

/** The rules of each class, written by Chakra's system as it would write them in a browser. */
export class Rules {
  private readonly inputsOf: (name: string) => StyleInputs;
  private readonly declarations = new Map<string, string>();
  private readonly cache = createCache({ key: "s", stylisPlugins: [] });

  /** `inputs` answers what a class name stands for. */
  constructor(inputs: (name: string) => StyleInputs) {
    this.inputsOf = inputs;
  }

  /** The CSS of one class; empty where its recipe says nothing. */
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

/** What a token or an object of the `css` prop says. */
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
