import { type NodePath, types as t } from "@babel/core";
import { styleConfig } from "../runtime/split-props";
import { choose, slotTokens, styleToken } from "../runtime/recipe";
import { product, unique } from "./sets";
import { type Module, type Modules, placeOf } from "./modules";
import { chakraName, notARecipe } from "./recipes";
import {
  ChakraExport,
  Component,
  type Context,
  type KnownRecipe,
  PropsObject,
  PROP,
  RecipeFunction,
  RecipeValue,
  SlotContext,
  SlotPartMaker,
  Styled,
  UNKNOWN,
} from "./values";

type Values = readonly unknown[];

/** The module and component context in which an expression is evaluated. */
export interface Place {
  module: Module;
  context?: Context;
}

const NOTHING: Values = [UNKNOWN];
const COMPARISONS = new Set(["==", "===", "!=", "!==", "<", "<=", ">", ">=", "in", "instanceof"]);
/** Functions that return their first argument. */
const TRANSPARENT = new Set(["forwardRef", "memo", "freeze"]);
const RECIPE_TAKERS = new Set(["createSlotRecipeContext", "useRecipe", "useSlotRecipe"]);

/** Computes the finite set of values that an expression can have; UNKNOWN marks values that can't be determined. */
export class Evaluator {
  private readonly modules: Modules;
  private readonly recipeOf: (object: t.Node) => KnownRecipe | undefined;
  private readonly busy = new Set<t.Node>();

  /** `recipeOf` returns the recipe defined by an object expression. */
  constructor(modules: Modules, recipeOf: (object: t.Node) => KnownRecipe | undefined) {
    this.modules = modules;
    this.recipeOf = recipeOf;
  }

  evaluate(path: NodePath<t.Node | null | undefined>, place: Place): Values {
    const { node } = path;
    if (!node || this.busy.has(node)) return NOTHING;
    this.busy.add(node);
    try {
      return unique(this.valuesOf(path, place));
    } finally {
      this.busy.delete(node);
    }
  }

  private valuesOf(path: NodePath<t.Node | null | undefined>, place: Place): Values {
    if (path.isStringLiteral() || path.isNumericLiteral() || path.isBooleanLiteral())
      return [path.node.value];
    if (path.isNullLiteral()) return [null];
    if (path.isTSAsExpression()) return this.evaluate(path.get("expression"), place);
    if (path.isTSSatisfiesExpression()) return this.evaluate(path.get("expression"), place);
    if (path.isTSNonNullExpression()) return this.evaluate(path.get("expression"), place);
    if (path.isParenthesizedExpression()) return this.evaluate(path.get("expression"), place);
    if (path.isJSXExpressionContainer()) return this.evaluate(path.get("expression"), place);
    if (path.isTemplateLiteral()) return this.template(path, place);
    if (path.isIdentifier() || path.isJSXIdentifier()) return this.named(path, path.node.name, place);
    if (path.isMemberExpression() || path.isOptionalMemberExpression()) return this.member(path, place);
    if (path.isJSXMemberExpression())
      return members(this.evaluate(path.get("object"), place), path.node.property.name);
    if (path.isConditionalExpression())
      return [
        ...this.evaluate(path.get("consequent"), place),
        ...this.evaluate(path.get("alternate"), place),
      ];
    if (path.isLogicalExpression()) return this.logical(path, place);
    if (path.isBinaryExpression() && COMPARISONS.has(path.node.operator)) return [true, false];
    if (path.isUnaryExpression({ operator: "!" })) return [true, false];
    if (path.isUnaryExpression({ operator: "-" }))
      return this.evaluate(path.get("argument"), place).map((value) =>
        typeof value === "number" ? -value : UNKNOWN,
      );
    if (path.isObjectExpression()) return this.object(path, place);
    if (path.isArrayExpression())
      return product(path.get("elements").map((element) => this.evaluate(element, place)));
    if (path.isCallExpression()) return this.call(path, place);
    if (path.isFunctionDeclaration() || path.isArrowFunctionExpression() || path.isFunctionExpression())
      return [new Component(path, place.module)];
    return NOTHING;
  }

  private template(path: NodePath<t.TemplateLiteral>, place: Place): Values {
    const parts = path.get("expressions").map((part) => this.evaluate(part, place));
    return product(parts).map((values) =>
      values.some((value) => typeof value !== "string" && typeof value !== "number")
        ? (values.find((value) => value === PROP) ?? UNKNOWN)
        : path.node.quasis
            .map(({ value }, index) => (value.cooked ?? "") + String(values[index] ?? ""))
            .join(""),
    );
  }

  private named(path: NodePath, name: string, place: Place): Values {
    if (name === "undefined") return [undefined];
    const imported = chakraName(path, name);
    if (imported) return [chakraValue(imported)];
    const binding = path.scope.getBinding(name);
    if (!binding) return path.isJSXIdentifier() && /^[a-z]/.test(name) ? [name] : NOTHING;
    if (binding.kind === "param") return this.param(binding.path, name, place);
    const { path: declared } = binding;
    if (declared.isVariableDeclarator() && binding.constant) {
      const values = this.evaluate(declared.get("init"), place);
      return this.bound(declared.get("id"), name, values, place);
    }
    if (declared.isFunctionDeclaration()) return this.evaluate(declared, place);
    if (declared.isImportSpecifier() && declared.parentPath.isImportDeclaration()) {
      const { imported: exported } = declared.node;
      const key = exported.type === "Identifier" ? exported.name : exported.value;
      return this.exported(place.module, declared.parentPath.node.source.value, key);
    }
    if (declared.isImportDefaultSpecifier() && declared.parentPath.isImportDeclaration())
      return this.exported(place.module, declared.parentPath.node.source.value, "default");
    return NOTHING;
  }

  /** Evaluates a parameter of the component being analysed; parameters of other functions are unknown. */
  private param(declared: NodePath, name: string, { module, context }: Place): Values {
    const owner = declared.isFunction() ? declared : declared.getFunctionParent();
    if (!owner) return NOTHING;
    const isComponent = owner.getFunctionParent() === null;
    if (context && context.component.body.node !== owner.node) return NOTHING;
    if (!isComponent) return NOTHING;
    const [first] = owner.get("params");
    if (!first) return NOTHING;
    return this.bound(first, name, [new PropsObject(context, [])], { module, context });
  }

  /** The values bound to a name by a destructuring pattern. */
  private bound(pattern: NodePath<t.Node | null>, name: string, values: Values, place: Place): Values {
    if (pattern.isIdentifier()) return pattern.node.name === name ? values : [];
    if (pattern.isTSParameterProperty()) return NOTHING;
    if (pattern.isAssignmentPattern()) {
      const given = values.filter((value) => value !== undefined);
      const defaults =
        given.length < values.length || given.includes(PROP)
          ? this.evaluate(pattern.get("right"), place)
          : [];
      return this.bound(pattern.get("left"), name, [...given, ...defaults], place);
    }
    if (pattern.isObjectPattern()) {
      const taken: string[] = [];
      for (const property of pattern.get("properties")) {
        if (property.isRestElement()) {
          const rest = values.map((value) => without(value, taken));
          const found = this.bound(property.get("argument"), name, rest, place);
          if (found.length > 0) return found;
          continue;
        }
        if (!property.isObjectProperty()) continue;
        const { key, computed } = property.node;
        const member =
          !computed && t.isIdentifier(key) ? key.name : t.isStringLiteral(key) ? key.value : undefined;
        if (member !== undefined) taken.push(member);
        const found = this.bound(property.get("value"), name, members(values, member), place);
        if (found.length > 0) return found;
      }
      return [];
    }
    if (pattern.isArrayPattern()) {
      for (const [index, element] of pattern.get("elements").entries()) {
        if (!element.node) continue;
        const found = this.bound(element, name, members(values, String(index)), place);
        if (found.length > 0) return found;
      }
      return [];
    }
    return [];
  }

  private exported(from: Module, request: string, name: string): Values {
    const module = this.modules.imported(from, request);
    if (!module) return NOTHING;
    for (const statement of module.program.get("body")) {
      if (statement.isExportDefaultDeclaration() && name === "default")
        return this.evaluate(statement.get("declaration"), { module });
      if (!statement.isExportNamedDeclaration()) continue;
      const { source } = statement.node;
      for (const specifier of statement.get("specifiers")) {
        if (!specifier.isExportSpecifier()) continue;
        const { exported } = specifier.node;
        if ((exported.type === "Identifier" ? exported.name : exported.value) !== name) continue;
        return source
          ? this.exported(module, source.value, specifier.node.local.name)
          : this.named(specifier, specifier.node.local.name, { module });
      }
    }
    const binding = module.program.scope.getBinding(name);
    return binding ? this.named(module.program, name, { module }) : NOTHING;
  }

  private member(path: NodePath<t.MemberExpression | t.OptionalMemberExpression>, place: Place): Values {
    const objects = this.evaluate(path.get("object"), place);
    const { property, computed } = path.node;
    if (!computed && t.isIdentifier(property)) return members(objects, property.name);
    const keys = this.evaluate(path.get("property"), place);
    return keys.flatMap((key) =>
      members(objects, typeof key === "string" || typeof key === "number" ? String(key) : undefined),
    );
  }

  private logical(path: NodePath<t.LogicalExpression>, place: Place): Values {
    const left = this.evaluate(path.get("left"), place);
    const right = this.evaluate(path.get("right"), place);
    const unsure = (value: unknown) => value === UNKNOWN || value === PROP;
    const { operator } = path.node;
    const kept = left.filter((value) => {
      if (unsure(value)) return true;
      if (operator === "??") return value !== null && value !== undefined;
      return operator === "||" ? Boolean(value) : !value;
    });
    return [...kept, ...right];
  }

  private object(path: NodePath<t.ObjectExpression>, place: Place): Values {
    const parts: Values[] = [];
    for (const property of path.get("properties")) {
      if (property.isSpreadElement()) {
        parts.push(this.evaluate(property.get("argument"), place).map((value) => toObject(value)));
      } else if (property.isObjectProperty()) {
        const { key } = property.node;
        const names = property.node.computed
          ? this.evaluate(property.get("key"), place)
          : [
              t.isIdentifier(key)
                ? key.name
                : t.isStringLiteral(key) || t.isNumericLiteral(key)
                  ? key.value
                  : UNKNOWN,
            ];
        const values = this.evaluate(property.get("value"), place);
        parts.push(
          names.flatMap((name) =>
            typeof name === "string" || typeof name === "number"
              ? values.map((value) => ({ [name]: value }))
              : [{}],
          ),
        );
      }
    }
    return product(parts).map((objects): unknown => Object.assign({}, ...objects));
  }

  private call(path: NodePath<t.CallExpression>, place: Place): Values {
    const callees = this.evaluate(path.get("callee"), place);
    const calleeNode = path.node.callee;
    const [first, second] = path.get("arguments");
    const name = t.isIdentifier(calleeNode)
      ? calleeNode.name
      : t.isMemberExpression(calleeNode) && t.isIdentifier(calleeNode.property)
        ? calleeNode.property.name
        : "";
    return callees.flatMap((callee): Values => {
      if (callee instanceof ChakraExport) return this.chakraCall(callee.name, path, place);
      if (callee instanceof RecipeFunction) {
        const given = first ? this.variants(first, callee.recipe, place) : [{}];
        return given.map((variants) =>
          callee.slotted
            ? slotTokens(callee.recipe, variants)
            : styleToken(callee.recipe, choose(callee.recipe, variants)),
        );
      }
      if (callee instanceof SlotPartMaker) {
        const inner = first ? this.evaluate(first, place) : NOTHING;
        const slots = second ? this.evaluate(second, place) : NOTHING;
        return inner.flatMap((tag) => slots.map((slot) => partOf(styled(tag, []), callee, String(slot))));
      }
      if (TRANSPARENT.has(name) && first) return this.evaluate(first, place);
      return NOTHING;
    });
  }

  private chakraCall(name: string, path: NodePath<t.CallExpression>, place: Place): Values {
    const [first, second, third] = path.get("arguments");
    if (!first) return NOTHING;
    if (name === "defineRecipe" || name === "defineSlotRecipe") {
      const recipe = this.recipeOf(first.node);
      return recipe ? [new RecipeValue(recipe)] : NOTHING;
    }
    if (name === "chakra") {
      const tags = this.evaluate(first, place);
      const recipes = second ? this.recipeArgument(second, place) : [undefined];
      const forwarded = third ? this.forwarded(third, place) : [];
      return tags.flatMap((tag) =>
        recipes.map((recipe) => new Styled(styled(tag, recipe ? [recipe] : [], forwarded))),
      );
    }
    const recipes = this.evaluate(first, place).flatMap((options) =>
      members([options], "recipe").filter((value) => value instanceof RecipeValue),
    );
    if (RECIPE_TAKERS.has(name) && recipes.length === 0) throw notARecipe(place.module, path.node);
    return recipes.map(({ recipe }) => {
      if (name === "createSlotRecipeContext") return new SlotContext(recipe);
      return new RecipeFunction(recipe, name === "useSlotRecipe");
    });
  }

  private recipeArgument(argument: NodePath<t.Node>, place: Place): (KnownRecipe | undefined)[] {
    const known = this.recipeOf(argument.node);
    if (known) return [known];
    if (argument.isObjectExpression()) return [undefined];
    return this.evaluate(argument, place).map((value) => {
      if (value instanceof RecipeValue) return value.recipe;
      if (value === undefined) return undefined;
      throw notARecipe(place.module, argument.node);
    });
  }

  /** Reads `forwardProps`, the only supported option of `chakra`. */
  private forwarded(argument: NodePath<t.Node>, place: Place): string[] {
    const [options] = this.evaluate(argument, place);
    const { forwardProps = [], ...others }: Record<string, unknown> = { ...toObject(options) };
    if (Object.keys(others).length > 0 || !Array.isArray(forwardProps)) {
      throw new Error(
        `${placeOf(place.module, argument.node)}: of chakra's options only forwardProps is known, a list in the source.`,
      );
    }
    return forwardProps.map(String);
  }

  /** Every combination of variants that an argument can have. */
  private variants(argument: NodePath<t.Node>, recipe: KnownRecipe, place: Place): Record<string, unknown>[] {
    const given = this.evaluate(argument, place);
    const all = (key: string) => [...(recipe.values[key] ?? []), undefined];
    return given.flatMap((value) =>
      product(
        recipe.keys.map((key) => {
          const chosen = members([value], key);
          return chosen.some((entry) => entry === UNKNOWN || entry === PROP) ? all(key) : chosen;
        }),
      ).map((choice) => Object.fromEntries(recipe.keys.map((key, index) => [key, choice[index]]))),
    );
  }
}

function chakraValue(name: string): unknown {
  return name === "Box" ? new Styled(styled("div", [])) : new ChakraExport(name);
}

/** Matches the factory: a component based on a styled one renders the same element, with both recipes. */
function styled(tag: unknown, own: readonly KnownRecipe[], forwarded: readonly string[] = []) {
  const inner = tag instanceof Styled ? tag.component : undefined;
  const recipes = [...(inner && !inner.part ? inner.recipes.slice(-1) : []), ...own];
  const rendered = inner && !inner.part ? inner.tag : tag;
  return { tag: rendered, recipes, config: styleConfig(rendered, recipes, forwarded) };
}

function partOf(component: ReturnType<typeof styled>, maker: SlotPartMaker, slot: string): Styled {
  return new Styled({ ...component, part: { recipe: maker.recipe, slot, provides: maker.provides } });
}

/** A member of each value; without a name, every possible member. */
function members(values: Values, name: string | undefined): unknown[] {
  return values.flatMap((value): unknown[] => {
    if (value === PROP) return [PROP];
    if (value instanceof ChakraExport)
      return value.name === "chakra" && name ? [new Styled(styled(name, []))] : [UNKNOWN];
    if (value instanceof SlotContext)
      return name === "withProvider" || name === "withContext"
        ? [new SlotPartMaker(value.recipe, name === "withProvider")]
        : [UNKNOWN];
    if (value instanceof PropsObject) return name === undefined ? [UNKNOWN] : [...value.get(name)];
    if (value === null || value === undefined) return [undefined];
    if (typeof value !== "object" || value instanceof RecipeValue || value instanceof Component)
      return [UNKNOWN];
    const own: Record<string, unknown> = { ...value };
    return name === undefined ? [...Object.values(own), undefined] : [own[name]];
  });
}

function without(value: unknown, names: readonly string[]): unknown {
  if (value instanceof PropsObject) return new PropsObject(value.caller, [...value.without, ...names]);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

function toObject(value: unknown): object {
  return typeof value === "object" && value !== null ? value : {};
}
