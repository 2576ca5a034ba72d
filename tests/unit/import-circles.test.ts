import { importsOf } from "../support/code/imports";
import { MODULE, sourceFiles } from "../support/code/source-files";

const files = sourceFiles(MODULE);

const graph = new Map(files.map((file) => [file, importsOf(file)]));

/** The shortest chain of imports from a file back to itself. */
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

// The lint rule against import cycles ignores type imports.
test("no file imports itself indirectly, not even for a type", () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => circleOf(file)?.join(" → ") ?? [])).toEqual([]);
});
