import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Removes the cache of builds that ran when the folder was elsewhere, since it contains absolute paths, and of a site
 * that was deleted since: Gatsby would not write again the pictures that it has noted as made.
 */
export function discardStaleCache(directory: string): void {
  const cache = join(directory, ".cache");
  const site = join(directory, "public");
  // Next to webpack's cache, which is the one that fails and lives longest.
  const note = join(cache, "webpack/folder.txt");
  const moved = existsSync(note) && readFileSync(note, "utf8") !== directory;
  const deleted = existsSync(join(cache, "redux")) && !hasFiles(site);
  if (moved || deleted) rmSync(cache, { recursive: true, force: true });
  if (moved) rmSync(site, { recursive: true, force: true });
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, directory);
}

function hasFiles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}
