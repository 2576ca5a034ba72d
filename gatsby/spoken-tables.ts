import { resolve } from "node:path";
import { type PluginItem, transformSync, types } from "@babel/core";
import type { RuleSetRule } from "webpack";
import { UNSPOKEN } from "./locale-constants";

/** Webpack rule that reduces tables of languages to those the hotel offers, since visitors need no others. */
export function spokenTables(folder = resolve("languages")): RuleSetRule {
  return {
    enforce: "pre",
    test: /\.ts$/,
    include: folder,
    loader: resolve("gatsby/transform-loader.cjs"),
    options: { transform: (source: string) => withoutLanguages(source, UNSPOKEN) },
  };
}

/** Removes some languages from a module of `languages/`: `import { typography as tr } from "./tr/typography"`. */
export function withoutLanguages(source: string, locales: readonly string[]): string {
  const isLeftOut = (name: string) => locales.includes(name);
  const plugin: PluginItem = {
    visitor: {
      ImportDeclaration(path) {
        const [, folder = ""] = path.node.source.value.split("/");
        if (isLeftOut(folder)) path.remove();
      },
      ObjectProperty(path) {
        if (types.isIdentifier(path.node.key) && isLeftOut(path.node.key.name)) path.remove();
      },
    },
  };
  const made = transformSync(source, {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ["typescript"] },
    plugins: [plugin],
  });
  return made?.code ?? source;
}
