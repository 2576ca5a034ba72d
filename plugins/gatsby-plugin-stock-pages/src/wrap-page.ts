import type { NodePath, types as t } from "@babel/core";
import { isOfDevelopersPage } from "../../../gatsby/inside/developers-pages";
import {
  type Module,
  Modules,
  parseModule,
  placeOf,
} from "../../gatsby-plugin-chakra-static/src/analysis/modules";

/** A page's code, and the other files that it depends on. */
interface WrappedPage {
  code: string;
  dependencies: string[];
}

/** Packages, and the wrappers that pages using them need. */
const WRAPPERS = [
  { uses: /^@chakra-ui\/react(?:\/|$)/, wrapper: "withChakra", from: "stock-pages/with-chakra" },
  { uses: /^gatsby-plugin-image$/, wrapper: "withImageHead", from: "stock-pages/with-image-head" },
];

const PAGE = "StockPage";

/**
 * Wraps a page's default export as required by the packages that it, or any module it imports from its folder, uses.
 */
export function wrapPage(source: string, file: string): WrappedPage {
  const page = parseModule(file, source);
  const parts = new Set([page]);
  const modules = new Modules();
  for (const part of parts) {
    for (const request of importsOf(part)) {
      const imported = modules.imported(part, request);
      if (imported && imported.file !== file && isOfDevelopersPage(imported.file)) parts.add(imported);
    }
  }
  const imports = [...parts].flatMap(importsOf);
  const needed = WRAPPERS.filter(({ uses }) => imports.some((request) => uses.test(request)));
  return {
    code: needed.length > 0 ? wrapped(page, needed) : source,
    dependencies: [...parts].map((part) => part.file).filter((name) => name !== file),
  };
}

function wrapped(page: Module, wrappers: typeof WRAPPERS): string {
  const { source, program } = page;
  const exported = program.get("body").find(isDefaultExport);
  if (!exported) throw new Error(`${placeOf(page, program.node)}: export the page by \`export default\`.`);
  const declaration = exported.get("declaration");
  const name = nameOf(declaration);
  const [start, end] = rangeOf(exported);
  const kept = source.slice(...rangeOf(declaration));
  return [
    source.slice(0, start),
    name === undefined ? `const ${PAGE} = ${kept};` : kept,
    source.slice(end),
    ...wrappers.map(({ wrapper, from }) => `\nimport { ${wrapper} } from "${from}";`),
    `\nexport default ${wrappers.reduce((inner, { wrapper }) => `${wrapper}(${inner})`, name ?? PAGE)};\n`,
  ].join("");
}

function isDefaultExport(statement: NodePath): statement is NodePath<t.ExportDefaultDeclaration> {
  return statement.isExportDefaultDeclaration();
}

function importsOf({ program }: Module): string[] {
  return program
    .get("body")
    .flatMap(({ node }) =>
      (node.type === "ImportDeclaration" && node.importKind !== "type") ||
      node.type === "ExportNamedDeclaration" ||
      node.type === "ExportAllDeclaration"
        ? (node.source?.value ?? [])
        : [],
    );
}

function nameOf(declaration: NodePath): string | undefined {
  return declaration.isFunctionDeclaration() || declaration.isClassDeclaration()
    ? declaration.node.id?.name
    : undefined;
}

function rangeOf({ node }: NodePath): [number, number] {
  return [node.start ?? 0, node.end ?? 0];
}
