import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Removes what builds left that ran when the folder was elsewhere: paths of its files are in all of it. */
export function discardMovedCache(directory: string): void {
  const cache = join(directory, ".cache");
  // Beside webpack's own, which is what fails, and is kept the longest.
  const note = join(cache, "webpack/folder.txt");
  if (existsSync(note) && readFileSync(note, "utf8") !== directory) {
    rmSync(cache, { recursive: true, force: true });
    rmSync(join(directory, "public"), { recursive: true, force: true });
  }
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, directory);
}
