import { mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import writeFileAtomic from "write-file-atomic";
import { hasCode, messageOf } from "../../shared/errors";

/**
 * Reads what an earlier process stored as JSON; undefined where there is no such file. Throws an error that names the
 * file, the reason and the remedy where it can't be read or `parse` throws.
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
 * Replaces a file, in a folder that need not be there, in one step: a reader or a crash never meets half of it.
 * Without `mode` it keeps its own, and a new one gets the process's.
 */
export async function replaceFile(path: string, content: string, mode?: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFileAtomic(path, content, { mode });
}
