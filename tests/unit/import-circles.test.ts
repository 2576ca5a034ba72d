import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

const FOLDERS = [
  "shared",
  "languages",
  "src",
  "gatsby",
  "plugins",
  "content-api",
  "content-folder",
  "services",
];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
).filter((file) => /(?<!\.d)\.tsx?$/.test(file));

/** The files that a file imports, for their values or their types, at once or on demand. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, "utf8"), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith(".")) return [];
    const path = join(dirname(file), fileName);
    return [`${path}.ts`, `${path}.tsx`].filter((candidate) => existsSync(candidate));
  });
}

const graph = new Map(files.map((file) => [file, importsOf(file)]));

/** The shortest way along imports from a file back to itself. */
function circleOf(file: string): string[] | null {
  const ways = [[file]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? "") ?? []) {
      if (next === file) return [...way, next];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
}

// The lint rule against circles does not follow imports of types.
test("no file imports itself by way of others, not even for a type", () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => circleOf(file)?.join(" → ") ?? [])).toEqual([]);
});
