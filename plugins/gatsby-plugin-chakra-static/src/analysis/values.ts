import type { NodePath, types as t } from "@babel/core";
import type { Recipe } from "../runtime/recipe";
import type { StyleConfig } from "../runtime/split-props";
import type { Module } from "./modules";

/** A value that can't be determined at build time. */
export const UNKNOWN = Symbol("unknown");
/** A prop of a component whose callers are analysed separately. */
export const PROP = Symbol("prop");

/** A recipe with all values of its variants. */
export interface KnownRecipe extends Recipe {
  values: Readonly<Record<string, readonly string[]>>;
}

/** A Chakra export, by name. */
export class ChakraExport {
  constructor(readonly name: string) {}
}

export class RecipeValue {
  constructor(readonly recipe: KnownRecipe) {}
}

/** The function returned by `useRecipe` or `useSlotRecipe`. */
export class RecipeFunction {
  constructor(
    readonly recipe: KnownRecipe,
    readonly slotted: boolean,
  ) {}
}

/** The result of `createSlotRecipeContext`; `SlotPartMaker` is one of its two component factories. */
export class SlotContext {
  constructor(readonly recipe: KnownRecipe) {}
}
export class SlotPartMaker {
  constructor(
    readonly recipe: KnownRecipe,
    readonly provides: boolean,
  ) {}
}

/** A component of the styled system. */
export interface StyledComponent {
  /** What it renders: an element name, one of the site's components, or something external. */
  tag: unknown;
  config: StyleConfig;
  recipes: readonly KnownRecipe[];
  /** Set for a part of a slot recipe. */
  part?: { recipe: KnownRecipe; slot: string; provides: boolean };
}
export class Styled {
  constructor(readonly component: StyledComponent) {}
}

/** One of the site's components: a function that renders elements. */
export class Component {
  constructor(
    readonly body: NodePath<t.Function>,
    readonly module: Module,
  ) {}
}

/** The props that a component is rendered with; others are unknown. */
export interface Context {
  component: Component;
  props: Readonly<Record<string, readonly unknown[]>>;
  /** True if the caller spreads unknown props. */
  open: boolean;
}

/** A component's props, or the rest of them after destructuring. */
export class PropsObject {
  constructor(
    /** Undefined if the component is analysed without a caller. */
    readonly caller: Pick<Context, "props" | "open"> | undefined,
    readonly without: readonly string[],
  ) {}

  get(name: string): readonly unknown[] {
    if (this.without.includes(name)) return [undefined];
    return this.caller ? (this.caller.props[name] ?? [undefined]) : [PROP];
  }
}

/** True if the value contains something unknown at any depth. */
export function isUnknown(value: unknown): boolean {
  if (value === UNKNOWN || isMarker(value)) return true;
  return typeof value === "object" && value !== null && Object.values(value).some(isUnknown);
}

/** True if the value contains, at any depth, a prop of a component analysed without a caller. */
export function isProp(value: unknown): boolean {
  if (value === PROP) return true;
  if (isMarker(value)) return false;
  return typeof value === "object" && value !== null && Object.values(value).some(isProp);
}

function isMarker(value: unknown): boolean {
  return [
    ChakraExport,
    RecipeValue,
    RecipeFunction,
    SlotContext,
    SlotPartMaker,
    Styled,
    Component,
    PropsObject,
  ].some((kind) => value instanceof kind);
}
