import { readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { transformSync, traverse } from "@babel/core";

const FOLDER = "src/layouts";

/** Names that a layout's head would miss in `npm run develop`, where Gatsby removes the layout itself. */
function missingNames(file: string): string[] {
  const code = readFileSync(join(FOLDER, file), "utf8");
  const result = transformSync(code, {
    filename: file,
    ast: true,
    configFile: false,
    presets: ["@babel/preset-typescript", ["@babel/preset-react", { runtime: "automatic" }]],
    plugins: [["gatsby/dist/utils/babel/babel-plugin-remove-api", { apis: ["default"] }]],
  });
  if (!result?.ast) throw new Error(`Babel answered nothing for ${file}.`);
  const names: string[] = [];
  traverse(result.ast, {
    Program: ({ scope }) => {
      scope.crawl();
      names.push(...Object.keys(Reflect.get(scope, "globals")));
    },
  });
  return names.filter((name) => name === parse(file).name);
}

const layouts = readdirSync(FOLDER).filter((file) =>
  readFileSync(join(FOLDER, file), "utf8").includes("export const Head"),
);

test("the layouts have heads", () => {
  expect(layouts.length).toBeGreaterThan(4);
});

test.each(layouts)("the head of %s works without its layout, which develop mode removes", (file) => {
  expect(missingNames(file)).toEqual([]);
});
