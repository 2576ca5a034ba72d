import { resolve } from "node:path";
import { buildSync } from "esbuild";

/** Bundles statements that import modules of the site into one inline script: the same bytes on every page. */
export function inlineScript(statements: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents: statements, resolveDir: resolve(".") },
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
