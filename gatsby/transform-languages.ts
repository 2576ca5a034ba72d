import { resolve } from "node:path";
import { type PluginItem, transformSync } from "@babel/core";
import type { RuleSetRule } from "webpack";

/** Webpack rule that transforms the TypeScript modules of `languages/`. */
export function languagesRule(transform: (source: string) => string, folder: string): RuleSetRule {
  return {
    enforce: "pre",
    test: /\.ts$/,
    include: folder,
    loader: resolve("gatsby/transform-loader.cjs"),
    options: { transform },
  };
}

/** A module of TypeScript after a Babel plugin; its types stay. */
export function transformed(source: string, plugin: PluginItem): string {
  const made = transformSync(source, {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ["typescript"] },
    plugins: [plugin],
  });
  return made?.code ?? source;
}
