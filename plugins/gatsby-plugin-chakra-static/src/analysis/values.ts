import type { NodePath, types as t } from "@babel/core";
import type { Recipe } from "../runtime/recipe";
import type { StyleConfig } from "../runtime/split-props";
import type { Module } from "./modules";

/** A value that can't be known while the site is built. */
export const UNKNOWN = Symbol("unknown");
/** A prop of a component whose callers are looked at one by one. */
export const PROP = Symbol("prop");

/** A recipe with all values of its variants. */
export interface KnownRecipe extends Recipe {
  values: Readonly<Record<string, readonly string[]>>;
}

/** What Chakra exports by this name. */
export class ChakraExport {
  constructor(readonly name: string) {}
}

export class RecipeValue {
  constructor(readonly recipe: KnownRecipe) {}
}

/** The function that `useRecipe` or `useSlotRecipe` answers. */
export class RecipeFunction {
  constructor(
    readonly recipe: KnownRecipe,
    readonly slotted: boolean,
  ) {}
}

/** What `createSlotRecipeContext` answers, and its two makers of components. */
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
  /** What it renders: the name of an element, a component of the site, or something foreign. */
  tag: unknown;
  config: StyleConfig;
  recipes: readonly KnownRecipe[];
  /** Set for a part of a slot recipe. */
  part?: { recipe: KnownRecipe; slot: string; provides: boolean };
}
export class Styled {
  constructor(readonly component: StyledComponent) {}
}

/** A component of the site: a function that renders elements. */
export class Component {
  constructor(
    readonly body: NodePath<t.Function>,
    readonly module: Module,
  ) {}
}

/** The props that a component is rendered with; what is not in here is not known. */
export interface Context {
  component: Component;
  props: Readonly<Record<string, readonly unknown[]>>;
  /** Whether its caller spreads props that are not known. */
  open: boolean;
}

/** All or the rest of a component's props. */
export class PropsObject {
  constructor(
    /** Undefined: the component is looked at without a caller. */
    readonly caller: Pick<Context, "props" | "open"> | undefined,
    readonly without: readonly string[],
  ) {}

  get(name: string): readonly unknown[] {
    if (this.without.includes(name)) return [undefined];
    return this.caller ? (this.caller.props[name] ?? [undefined]) : [PROP];
  }
}

/** Whether a value holds, at any depth, what is not known. */
export function isUnknown(value: unknown): boolean {
  if (value === UNKNOWN || isMarker(value)) return true;
  return typeof value === "object" && value !== null && Object.values(value).some(isUnknown);
}

/** Whether a value holds, at any depth, a prop of a component that is looked at without a caller. */
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
