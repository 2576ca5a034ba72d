import { createElement, type ElementType, forwardRef, type ReactNode } from "react";
import { classNameOf, type StyleInputs } from "./class-name";
import { defineRecipe, type Recipe } from "./recipe";
import { splitProps, type StyleConfig, styleConfig } from "./split-props";

type Tag = ElementType | string;

interface Options {
  forwardProps?: readonly string[];
  defaultProps?: Record<string, unknown>;
}

type Props = Record<string, unknown> & { as?: ElementType; children?: ReactNode };

/** Called for every element rendered at build time. */
export const observer: {
  onElement?: (name: string, inputs: StyleInputs, given: Props, config: StyleConfig) => void;
} = {};

/** Element and recipe of each styled component, for components based on it. */
const made = new WeakMap<object, { tag: Tag; recipe: Recipe | undefined }>();

function createStyled(component: Tag, recipe?: Partial<Recipe>, options: Options = {}) {
  const origin = typeof component === "object" ? made.get(component) : undefined;
  const tag = origin ? origin.tag : component;
  const own = isRecipe(recipe) ? defineRecipe(recipe) : undefined;
  const recipes = [origin?.recipe, own].filter((entry) => entry !== undefined);
  const config = styleConfig(tag, recipes, options.forwardProps);
  const Styled = forwardRef<unknown, Props>((given, ref) => {
    const { inputs, props } = splitProps(config, { ...options.defaultProps, ...given });
    const { as = tag, ...rest } = props;
    const name = classNameOf(inputs);
    observer.onElement?.(name, inputs, given, config);
    const className = [rest.className, name].filter(Boolean).join(" ");
    return createElement(isElementType(as) ? as : tag, { ...rest, className: className || undefined, ref });
  });
  made.set(Styled, { tag, recipe: own });
  return Styled;
}

function isRecipe(recipe: Partial<Recipe> | undefined): recipe is Recipe {
  return recipe?.id !== undefined;
}

function isElementType(value: unknown): value is ElementType {
  return Boolean(value);
}

const elements: Record<string, ReturnType<typeof createStyled>> = {};

/** `chakra("div", recipe)`, `chakra(Component)` and `chakra.div`. */
export const chakra = new Proxy(createStyled, {
  get: (_, name) => (elements[String(name)] ??= createStyled(String(name))),
});
