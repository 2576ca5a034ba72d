import { resolve } from "node:path";
import { type PluginItem, types } from "@babel/core";
import type { RuleSetRule } from "webpack";
import { UNSPOKEN } from "./locale-constants";
import { languagesRule, transformed } from "./transform-languages";

/** Webpack rule that reduces tables of languages to those the hotel offers, since visitors need no others. */
export function spokenTables(folder = resolve("languages")): RuleSetRule {
  return languagesRule((source) => withoutLanguages(source, UNSPOKEN), folder);
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
  return transformed(source, plugin);
}
