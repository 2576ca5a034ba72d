import type { NodePath, types as t } from "@babel/core";
import { classNameOf, type StyleInputs } from "../runtime/class-name";
import { choose, slotTokens, styleToken } from "../runtime/recipe";
import { splitProps } from "../runtime/split-props";
import { styleProps } from "../runtime/style-props";
import type { Evaluator, Place } from "./evaluate";
import { type Module, placeOf } from "./modules";
import { chakraImports } from "./recipes";
import { product } from "./sets";
import {
  Component,
  type Context,
  isProp,
  isUnknown,
  type KnownRecipe,
  PROP,
  PropsObject,
  Styled,
  type StyledComponent,
  UNKNOWN,
} from "./values";

type Values = readonly unknown[];
type Element = NodePath<t.JSXOpeningElement>;

/** An element's attributes, with the values that each can have, in source order. */
interface Attributes {
  values: Map<string, Values>;
  /** True if an unknown object is spread. */
  open: boolean;
}

/** A class that the site can use, and where. */
export interface KnownClass {
  inputs: StyleInputs;
  place: string;
}

/** The Chakra components that this plugin implements. */
const COMPONENTS = new Set(["Box", "ChakraProvider"]);

/** Finds every class that the elements of a site can have. */
export class CallSites {
  readonly classes = new Map<string, KnownClass>();
  readonly problems = new Set<string>();
  private readonly evaluator: Evaluator;
  private readonly rendered = new Map<t.Node, Set<string>>();

  constructor(evaluator: Evaluator) {
    this.evaluator = evaluator;
  }

  /** Visits every element of a module. */
  visit(module: Module): void {
    for (const { name, node } of chakraImports(module)) {
      if (!/^[A-Z]/.test(name) || COMPONENTS.has(name)) continue;
      this.problems.add(
        `${placeOf(module, node)}: Chakra's own ${name} runs in the browser, which it does on pages in src/pages/ and in ` +
          `modules beside them. Here write it by chakra(…).`,
      );
    }
    module.program.traverse({
      JSXOpeningElement: (element) => this.element(element, { module }),
    });
  }

  private element(element: Element, place: Place): void {
    const components = this.evaluator.evaluate(element.get("name"), place);
    for (const component of components) {
      if (component instanceof Styled) {
        this.styled(component.component, this.attributes(element, place), element, place);
      } else if (component instanceof Component) {
        this.render(component, this.attributes(element, place));
      }
    }
  }

  private attributes(element: Element, place: Place): Attributes {
    const values = new Map<string, Values>();
    let open = false;
    for (const attribute of element.get("attributes")) {
      if (attribute.isJSXAttribute()) {
        const { name } = attribute.node;
        if (name.type !== "JSXIdentifier") continue;
        const value = attribute.get("value");
        values.set(name.name, value.node ? this.evaluator.evaluate(value, place) : [true]);
      } else if (attribute.isJSXSpreadAttribute()) {
        const spread = spreadOf(this.evaluator.evaluate(attribute.get("argument"), place));
        open ||= spread.open;
        for (const [name, given] of spread.values) {
          const before = values.get(name) ?? [];
          values.set(name, given.includes(undefined) ? [...before, ...given] : given);
        }
      }
    }
    return { values, open };
  }

  /** Visits the elements of a component as rendered by one caller. */
  private render(component: Component, { values, open }: Attributes): void {
    const props = Object.fromEntries([...values].map(([name, set]) => [name, set.map(plain)]));
    const context: Context = { component, props, open };
    const key = JSON.stringify([props, open], (_, value: unknown) =>
      value === undefined ? "undefined" : value,
    );
    const seen = this.rendered.get(component.body.node) ?? new Set();
    this.rendered.set(component.body.node, seen);
    if (seen.has(key)) return;
    seen.add(key);
    component.body.traverse({
      JSXOpeningElement: (element) => this.element(element, { module: component.module, context }),
    });
  }

  private styled(component: StyledComponent, attributes: Attributes, element: Element, place: Place): void {
    if (attributes.values.has("asChild"))
      this.problems.add(
        `${placeOf(place.module, element.node)}: asChild is not there. Use as, or chakra(Component).`,
      );
    const given = this.styleSets(component, attributes, element, place);
    if (!given) return;
    const names = new Set<unknown>();
    for (const row of this.rows(given, element, place)) {
      const { inputs, props } = splitProps(component.config, withPart(component, row));
      const name = classNameOf(inputs);
      names.add([props.className, name].filter(Boolean).join(" ") || undefined);
      if (!name || inputs.inherited.join(" ") === name) continue;
      this.add(name, { inputs, place: placeOf(place.module, element.node) });
    }
    const passed: Attributes = {
      values: new Map([
        ...[...attributes.values].filter(([name]) => !decidesStyle(component, name)),
        ["className", [...names]],
      ]),
      open: attributes.open,
    };
    if (component.tag instanceof Component) this.render(component.tag, passed);
    else if (component.tag instanceof Styled) this.styled(component.tag.component, passed, element, place);
  }

  private add(name: string, found: KnownClass): void {
    const known = this.classes.get(name);
    if (!known) this.classes.set(name, found);
    else if (JSON.stringify(known.inputs) !== JSON.stringify(found.inputs))
      this.problems.add(
        `${known.place} and ${found.place}: two styles have the class name ${name}. Change one of them a little.`,
      );
  }

  /**
   * Collects the possible values that decide the styles; undefined if they depend on callers, each of which is
   * analysed separately.
   */
  private styleSets(
    component: StyledComponent,
    { values, open }: Attributes,
    element: Element,
    place: Place,
  ): Map<string, Values> | undefined {
    const sets = new Map<string, Values>();
    const variants = variantsOf(component);
    for (const [name, set] of values) {
      if (!decidesStyle(component, name)) continue;
      const all = variants.get(name);
      if (all) {
        sets.set(name, set.some((value) => isUnknown(value) || isProp(value)) ? all : set);
      } else if (name === "className") {
        const known = set.map((value) => (typeof value === "string" ? value : undefined));
        sets.set(name, known);
      } else {
        if (set.some(isUnknown)) {
          this.problems.add(
            `${placeOf(place.module, element.node)}: the values of ${name} can't be known while the site is built. ` +
              `Choose them from constants (a ? "1" : "2"), or give a CSS variable: ` +
              `${name}="var(--value)" with style={{ "--value": value }}.`,
          );
          return undefined;
        }
        if (set.some(isProp)) return undefined;
        sets.set(name, set);
      }
    }
    for (const [name, all] of variants) {
      if (open && !sets.has(name)) sets.set(name, all);
      else if (component.part && !component.part.provides && !sets.has(name)) sets.set(name, all);
    }
    return sets;
  }

  private rows(sets: Map<string, Values>, element: Element, place: Place): Record<string, unknown>[] {
    try {
      const names = [...sets.keys()];
      return product([...sets.values()]).map((row) =>
        Object.fromEntries(names.map((name, index) => [name, row[index]])),
      );
    } catch (error) {
      this.problems.add(`${placeOf(place.module, element.node)}: ${String(error)}`);
      return [];
    }
  }
}

function decidesStyle({ config, part }: StyledComponent, name: string): boolean {
  if (config.forwarded.includes(name)) return false;
  if (config.keys.includes(name) || part?.recipe.keys.includes(name)) return true;
  return name === "css" || name === "className" || styleProps.has(name);
}

/** Every value of each variant, and undefined. */
function variantsOf({ recipes, part }: StyledComponent): Map<string, Values> {
  const all = [...recipes, ...(part ? [part.recipe] : [])];
  return new Map(
    all.flatMap((recipe: KnownRecipe) =>
      recipe.keys.map((key): [string, Values] => [key, [...(recipe.values[key] ?? []), undefined]]),
    ),
  );
}

/** Matches slot recipe parts at runtime: the slot's styles come before the `css` prop. */
function withPart({ part }: StyledComponent, row: Record<string, unknown>): Record<string, unknown> {
  if (!part) return row;
  const { recipe, slot } = part;
  const rest = Object.fromEntries(Object.entries(row).filter(([name]) => !recipe.keys.includes(name)));
  const token = slotTokens(recipe, row)[slot] ?? styleToken(recipe, choose(recipe, row), slot);
  return { ...rest, css: [token, row.css] };
}

function spreadOf(spread: Values): Attributes {
  const values = new Map<string, Values>();
  let open = false;
  for (const value of spread) {
    if (value instanceof PropsObject) {
      open ||= value.caller === undefined || value.caller.open;
      for (const [name, given] of Object.entries(value.caller?.props ?? {})) {
        if (!value.without.includes(name)) values.set(name, given);
      }
    } else if (value === UNKNOWN || value === PROP) {
      open = true;
    } else if (typeof value === "object" && value !== null) {
      for (const [name, given] of Object.entries(value))
        values.set(name, [...(values.get(name) ?? []), given]);
    }
  }
  const alternatives = spread.length > 1;
  if (alternatives) for (const [name, given] of values) values.set(name, [...given, undefined]);
  return { values, open };
}

/** Reduces a prop value to what a caller passes on; components and the like become UNKNOWN. */
function plain(value: unknown): unknown {
  return isUnknown(value) ? UNKNOWN : value;
}
