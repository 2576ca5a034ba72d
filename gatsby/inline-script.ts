import { resolve } from "node:path";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { buildSync } from "esbuild";

/** Bundles statements that import modules of the site into one inline script: the same bytes on every page. */
export function inlineScript(statements: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents: statements, resolveDir: resolve(".") },
    bundle: true,
    minify: true,
    format: "iife",
    target: browserslistToEsbuild(),
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
