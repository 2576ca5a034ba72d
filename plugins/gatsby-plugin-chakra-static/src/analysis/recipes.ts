import type { NodePath, types as t } from "@babel/core";
import { digestOf } from "../../../../shared/digest";
import { type Module, placeOf, portableName } from "./modules";

/** A recipe's object expression in the source. */
export interface RecipeSource {
  id: string;
  object: NodePath<t.ObjectExpression>;
}

const CHAKRA = /^@chakra-ui\/react(?:\/|$)/;

/** Chakra's name for a local identifier; undefined if it isn't imported from Chakra. */
export function chakraName(path: NodePath, local: string): string | undefined {
  const binding = path.scope.getBinding(local)?.path;
  if (!binding?.isImportSpecifier() || !binding.parentPath.isImportDeclaration()) return undefined;
  if (!CHAKRA.test(binding.parentPath.node.source.value)) return undefined;
  const { imported } = binding.node;
  return imported.type === "Identifier" ? imported.name : imported.value;
}

/** A module's runtime imports from Chakra, by their original names. */
export function chakraImports({ program }: Module): { name: string; node: t.Node }[] {
  return program.get("body").flatMap((statement) => {
    if (!statement.isImportDeclaration({ importKind: "value" })) return [];
    const { source, specifiers } = statement.node;
    if (!CHAKRA.test(source.value)) return [];
    return specifiers.flatMap((node) => {
      if (node.type !== "ImportSpecifier" || node.importKind === "type") return [];
      return { name: node.imported.type === "Identifier" ? node.imported.name : node.imported.value, node };
    });
  });
}

/** Finds every recipe in a module: the arguments of `defineRecipe`, `defineSlotRecipe` and `chakra(…, {…})`. */
export function recipesIn(module: Module): RecipeSource[] {
  const found: RecipeSource[] = [];
  module.program.traverse({
    CallExpression(call) {
      const callee = call.get("callee");
      if (!callee.isIdentifier()) return;
      const name = chakraName(callee, callee.node.name);
      const position =
        name === "chakra" ? 1 : name === "defineRecipe" || name === "defineSlotRecipe" ? 0 : -1;
      const argument = call.get("arguments")[position];
      if (!argument || argument.isIdentifier() || (name === "chakra" && isEmpty(argument))) return;
      if (!argument.isObjectExpression()) {
        throw notARecipe(module, argument.node);
      }
      found.push({ id: recipeId(module, found.length), object: argument });
    },
  });
  return found;
}

/** Creates the error for a recipe argument that can't be resolved to a recipe. */
export function notARecipe(module: Module, node: t.Node): Error {
  return new Error(
    `${placeOf(module, node)}: a recipe is given as an object in chakra("div", {…}), ` +
      `or as a constant made by defineRecipe({…}) or defineSlotRecipe({…}).`,
  );
}

function isEmpty(argument: NodePath): boolean {
  return argument.isObjectExpression() && argument.node.properties.length === 0;
}

/** Blocks move between the folders of `src/sections/` without renaming any class. */
function recipeId(module: Module, index: number): string {
  const name = portableName(module.file).replace(/(?<=^src\/sections\/).+\//, "");
  return digestOf(`${name} ${index}`).slice(0, 6);
}
