import { readFileSync } from "node:fs";
import ts from "typescript";
import { DEFAULT_LOCALE, SHIPPED_LOCALES } from "../../../shared/locales";
import { filesIn, MODULE, sourceFiles } from "../../support/code/source-files";

/** What names the languages, because it is the place for that. */
const VOCABULARY = /^(?:shared|languages)\//;
/** What measures, and the CMS but for its migrations. */
const OTHER_ROOMS = ["bench", "cms/app", "cms/commands", "cms/src"];
/** `tr` is a row of a table and a corner of a picture, too: what names the languages names the others as well. */
const NAMES = SHIPPED_LOCALES.filter((locale) => locale !== DEFAULT_LOCALE && locale !== "tr");
const NAME = new RegExp(`\\b(?:${NAMES.join("|")})\\b`);

const files = [...sourceFiles(MODULE), ...filesIn(OTHER_ROOMS, MODULE)].filter(
  (file) => !VOCABULARY.test(file),
);

function nameIn(node: ts.Node, source: ts.SourceFile): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isPropertyAssignment(node) ? node.name.getText(source) : undefined;
}

/** The keys and texts of a file that are a language's code. */
function languagesIn(file: string): string[] {
  const text = readFileSync(file, "utf8");
  // Parsing takes long, and most files hold no such word at all.
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

test("only the vocabulary and languages/ name a language", () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(languagesIn)).toEqual([]);
});
