import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Removes caches from builds that ran when the folder was elsewhere: they contain absolute paths. */
export function discardMovedCache(directory: string): void {
  const cache = join(directory, ".cache");
  // Next to webpack's cache, which is the one that fails and lives longest.
  const note = join(cache, "webpack/folder.txt");
  if (existsSync(note) && readFileSync(note, "utf8") !== directory) {
    rmSync(cache, { recursive: true, force: true });
    rmSync(join(directory, "public"), { recursive: true, force: true });
  }
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, directory);
}
