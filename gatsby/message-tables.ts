import { resolve } from "node:path";
import { type NodePath, type PluginItem, types } from "@babel/core";
import type { RuleSetRule } from "webpack";
import { LOCALES } from "../shared/locales";
import { languagesRule, transformed } from "./transform-languages";

/** Webpack rule that imports the message files of the hotel's languages where `languages/` reads their folders. */
export function messageTables(folder = resolve("languages")): RuleSetRule {
  return languagesRule((source) => withImports(source, LOCALES), folder);
}

/**
 * Replaces `messagesOf("rooms")` by `{ en, tr }` with imports of `./en/rooms.json` and `./tr/rooms.json`, and
 * `messageLoadersOf` by functions that import them when called. The files are completed at build time
 * (`complete-messages.ts`).
 */
export function withImports(source: string, locales: readonly string[]): string {
  if (!source.includes('"./messages-of"')) return source;
  const imports: types.ImportDeclaration[] = [];
  const plugin: PluginItem = {
    visitor: {
      Program: { exit: (path: NodePath<types.Program>) => void path.unshiftContainer("body", imports) },
      ImportDeclaration(path: NodePath<types.ImportDeclaration>) {
        if (path.node.source.value === "./messages-of") path.remove();
      },
      CallExpression(path: NodePath<types.CallExpression>) {
        const {
          callee,
          arguments: [namespace],
        } = path.node;
        if (!types.isIdentifier(callee) || !types.isStringLiteral(namespace)) return;
        const file = (locale: string) => types.stringLiteral(`./${locale}/${namespace.value}.json`);
        if (callee.name === "messagesOf") {
          const importOf = (locale: string) =>
            types.importDeclaration([types.importDefaultSpecifier(types.identifier(locale))], file(locale));
          imports.push(...locales.map(importOf));
          path.replaceWith(tableOf(locales, (locale) => types.identifier(locale)));
        }
        if (callee.name === "messageLoadersOf") {
          path.replaceWith(
            tableOf(locales, (locale) =>
              types.arrowFunctionExpression([], types.callExpression(types.import(), [file(locale)])),
            ),
          );
        }
      },
    },
  };
  return transformed(source, plugin);
}

function tableOf(
  locales: readonly string[],
  valueOf: (locale: string) => types.Expression,
): types.ObjectExpression {
  return types.objectExpression(
    locales.map((locale) => types.objectProperty(types.identifier(locale), valueOf(locale))),
  );
}
