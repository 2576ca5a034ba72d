import { mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import writeFileAtomic from "write-file-atomic";
import { hasCode, messageOf } from "../shared/errors";

/**
 * Reads JSON stored by an earlier process; undefined if there is no such file. Throws an error with file,
 * reason and remedy if it can't be read or `parse` throws.
 */
export async function readStored<Stored>(
  path: string,
  parse: (json: unknown) => Stored,
  remedy: string,
): Promise<Stored | undefined> {
  try {
    return parse(JSON.parse(await readFile(path, "utf8")));
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw new Error(`${path} can't be read (${messageOf(error)}). ${remedy}`);
  }
}

/**
 * Replaces a file atomically, creating its folder if needed: no reader or crash ever sees half of it. Without
 * `mode` it keeps its own; a new file gets the process's default.
 */
export async function replaceFile(path: string, content: string | Buffer, mode?: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFileAtomic(path, content, { mode });
}
