import { readFileSync } from "node:fs";
import ts from "typescript";

/**
 * The strings, the fixed parts of templates and the property names in a module. None if the pattern is nowhere in its
 * text: parsing is slow.
 */
export function literalsIn(file: string, pattern: RegExp): { strings: string[]; names: string[] } {
  const text = readFileSync(file, "utf8");
  const strings: string[] = [];
  const names: string[] = [];
  if (!pattern.test(text)) return { strings, names };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      strings.push(node.text);
    if (ts.isPropertyAssignment(node)) names.push(node.name.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { strings, names };
}
