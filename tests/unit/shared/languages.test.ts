import { readFileSync } from "node:fs";
import ts from "typescript";
import { DEFAULT_LOCALE, SHIPPED_LOCALES } from "../../../shared/locales";
import { filesIn, MODULE, sourceFiles } from "../../support/code/source-files";

/** Folders that may name languages, as that is their purpose. */
const VOCABULARY = /^(?:shared|languages)\//;
/** The benchmarks, and the CMS except its migrations. */
const OTHER_ROOMS = ["bench", "cms/app", "cms/commands", "cms/src"];
/** `tr` is also a table row and a picture's corner; code that names languages names the others, too. */
const NAMES = SHIPPED_LOCALES.filter((locale) => locale !== DEFAULT_LOCALE && locale !== "tr");
const NAME = new RegExp(`\\b(?:${NAMES.join("|")})\\b`);

const files = [...sourceFiles(MODULE), ...filesIn(OTHER_ROOMS, MODULE)].filter(
  (file) => !VOCABULARY.test(file),
);

function nameIn(node: ts.Node, source: ts.SourceFile): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isPropertyAssignment(node) ? node.name.getText(source) : undefined;
}

/** Keys and strings in a file that are language codes. */
function languagesIn(file: string): string[] {
  const text = readFileSync(file, "utf8");
  // Parsing is slow, and most files contain no such word at all.
  if (!NAME.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const look = (node: ts.Node) => {
    const name = nameIn(node, source);
    if (NAMES.some((locale) => locale === name)) found.push(`${file}: ${name}`);
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

test("languages are named only in shared/ and languages/", () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(languagesIn)).toEqual([]);
});
