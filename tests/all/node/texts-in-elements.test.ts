import { basename, resolve } from "node:path";
import ts from "typescript";
import { sourceFiles } from "../../support/code/source-files";

/**
 * A browser's translation replaces text nodes with elements. React then can't update a text that has siblings, and
 * crashes when it removes the text or inserts something before it, so each text must be alone in its element.
 */
function textsBesideOthers(files: readonly ts.SourceFile[], checker: ts.TypeChecker): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const rendered = node.children.filter(isRendered);
      const alone = ts.isJsxElement(node) && rendered.length === 1;
      const texts = alone || staysAsItIs(node) ? [] : rendered.filter((child) => mayBeText(child, checker));
      found.push(...texts.map((text) => placeOf(text)));
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return found;
}

function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${basename(file.fileName)}:${line + 1} ${node.getText().trim()}`;
}

/** Comments and line breaks in the source aren't; a lone space isn't a text to translate. */
function isRendered(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() !== "";
  return !ts.isJsxExpression(child) || child.expression !== undefined;
}

/** Whether the element opts out of translation. On Chakra's elements, `translate` is a style prop. */
function staysAsItIs(node: ts.JsxElement | ts.JsxFragment): boolean {
  return ts.isJsxElement(node) && /^<[a-z]+\s[^>]*\btranslate="no"/.test(node.openingElement.getText());
}

/** Whether a child can be text or a number. `children` are checked where they are written. */
function mayBeText(child: ts.JsxChild, checker: ts.TypeChecker): boolean {
  if (ts.isJsxText(child)) return true;
  if (!ts.isJsxExpression(child) || !child.expression) return false;
  const type = checker.getTypeAtLocation(child.expression);
  const kinds = type.isUnion() ? type.types : [type];
  if (kinds.some((kind) => kind.getSymbol()?.name === "Iterable")) return false;
  return kinds.some(
    (kind) => (kind.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0 && !isBlank(kind),
  );
}

/** A space between two elements, or the falsy value of a condition. */
function isBlank(kind: ts.Type): boolean {
  return (kind.isStringLiteral() && kind.value.trim() === "") || (kind.isNumberLiteral() && kind.value === 0);
}

const CASES = `
  import type { PropsWithChildren } from "react";
  import { Box } from "@chakra-ui/react/box";
  export const Wrong = ({ text, on, count }: { text: string; on: boolean; count: number }) => [
    <p>{text} <b /></p>,
    <p>{on && text}<i /></p>,
    <p>Words <b /></p>,
    <p>{on ? text : <b />}<i /></p>,
    <>{text}</>,
    <p>{count}<b /></p>,
    <Box translate="no">{text}<b /></Box>,
  ];
  export const Right = ({ text, on, children }: PropsWithChildren<{ text: string; on: boolean }>) => [
    <p>{on ? text : "else"}</p>,
    <p>{on && text}</p>,
    <p><span>{text}</span>{" "}<b /></p>,
    <p>{children}<b /></p>,
    <p translate="no">{text}<b /></p>,
  ];
`;

test("every text is the only child of its element, as translated pages require", () => {
  const cases = resolve("src/cases.tsx");
  const components = sourceFiles(/^src\/.*\.tsx$/).map((file) => resolve(file));
  const { config } = ts.readConfigFile("tsconfig.json", (path) => ts.sys.readFile(path));
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, process.cwd());
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, version, ...rest) =>
    name === cases ? ts.createSourceFile(name, CASES, version, true) : getSourceFile(name, version, ...rest);
  const program = ts.createProgram([...components, cases, resolve("src/gatsby-types.d.ts")], options, host);
  const textsOf = (names: readonly string[]) =>
    textsBesideOthers(
      names.flatMap((name) => program.getSourceFile(name) ?? []),
      program.getTypeChecker(),
    );
  expect(textsOf([cases])).toEqual([
    "cases.tsx:5 {text}",
    "cases.tsx:6 {on && text}",
    "cases.tsx:7 Words",
    "cases.tsx:8 {on ? text : <b />}",
    "cases.tsx:9 {text}",
    "cases.tsx:10 {count}",
    "cases.tsx:11 {text}",
  ]);
  expect(components.length).toBeGreaterThan(100);
  expect(textsOf(components)).toEqual([]);
});
