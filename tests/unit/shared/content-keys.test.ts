import { readFileSync } from "node:fs";
import ts from "typescript";
import * as tables from "../../../shared/content-keys";
import { MODULE, sourceFiles } from "../../support/code/source-files";

const TABLE = "shared/content-keys.ts";
const KEYS = new Set<string>(Object.values(tables).flatMap((table) => Object.values(table)));

const files = sourceFiles(MODULE).filter((file) => file !== TABLE);

/** All strings and fixed template parts in a file. */
function stringsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  // Parsing is slow, and most files contain no key at all.
  if (![...KEYS].some((key) => text.includes(key))) return [];
  const strings: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      strings.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return strings;
}

test("no key is spelled out outside the table", () => {
  const spelled = files.flatMap((file) =>
    stringsOf(file)
      .filter((text) => KEYS.has(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(spelled).toEqual([]);
});

test("a key named in a query is in the table", () => {
  const named = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\(key: "([^"]+)"\)/g)].map(([, key = ""]) => key),
  );
  expect(named).toEqual([tables.CONTENT_KEYS.errorHeader]);
});
