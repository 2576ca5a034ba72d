import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/** The files of the project that a module imports, for their values or their types, at once or on demand. */
export function importsOf(file: string): string[] {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return [];
  const { importedFiles } = ts.preProcessFile(readFileSync(file, "utf8"), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith(".")) return [];
    const path = join(dirname(file), fileName);
    return [`${path}.ts`, `${path}.tsx`, path].filter(isFile).slice(0, 1);
  });
}

/** These modules and all that they import, by way of others too. */
export function importedFrom(entries: readonly string[]): string[] {
  const found = new Set(entries);
  for (const file of found) for (const next of importsOf(file)) found.add(next);
  return [...found];
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
