import { parseModule } from "./analysis/modules";
import { recipesIn } from "./analysis/recipes";
import type { SiteStyles } from "./analysis/site";

/**
 * Replaces every recipe of a module with its id and the data that browsers need.
 * `bodies`: whether to keep the recipes' sources, for the server.
 */
export function transformRecipes(
  source: string,
  file: string,
  { recipes, bodies }: { recipes: SiteStyles["recipes"]; bodies: boolean },
): string {
  if (!source.includes("@chakra-ui/react")) return source;
  const found = recipesIn(parseModule(file, source));
  return found.reduceRight((text, { id, object }) => {
    const { start, end } = object.node;
    if (typeof start !== "number" || typeof end !== "number") return text;
    const kept = JSON.stringify(recipes[id]).slice(1, -1);
    const body = bodies ? `,body:${source.slice(start, end)}` : "";
    return `${text.slice(0, start)}{${kept}${body}}${text.slice(end)}`;
  }, source);
}

/** Stubs out a module that browsers don't need: all its exports are undefined. */
export function withoutCode(source: string, file: string): string {
  const { program } = parseModule(file, source);
  const names = program.get("body").flatMap((statement) => {
    if (statement.isExportDefaultDeclaration()) return ["default"];
    return statement.isExportNamedDeclaration() && statement.node.exportKind === "value"
      ? Object.keys(statement.getOuterBindingIdentifiers())
      : [];
  });
  return names
    .map((name) => (name === "default" ? "export default undefined;" : `export const ${name} = undefined;`))
    .join("\n");
}
