import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/** The project's files that a module imports, statically or dynamically, as values or as types. */
export function importsOf(file: string): string[] {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return [];
  const { importedFiles } = ts.preProcessFile(readFileSync(file, "utf8"), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith(".")) return [];
    const path = join(dirname(file), fileName);
    return [`${path}.ts`, `${path}.tsx`, path].filter(isFile).slice(0, 1);
  });
}

/** These modules and everything they import, directly or indirectly. */
export function importedFrom(entries: readonly string[]): string[] {
  const found = new Set(entries);
  for (const file of found) for (const next of importsOf(file)) found.add(next);
  return [...found];
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
