import { readFile, stat } from "node:fs/promises";
import { ifThere } from "../../toolkit/files";
import { digestOf } from "../../shared/digest";

/** Milliseconds within which a file may change twice with the same timestamp. */
const CLOCK_TICK = 1_000;

/** Digests by file, with the file's metadata at that time. */
const known = new Map<string, { state: string; digest: string }>();

/**
 * The digest of a file; undefined if it does not exist. Unchanged files are not read again: `ctime` moves with
 * each change and can't be set back.
 */
export async function fileDigest(file: string): Promise<string | undefined> {
  const found = await ifThere(stat(file));
  if (!found) {
    known.delete(file);
    return undefined;
  }
  const state = [found.ino, found.size, found.ctimeMs].join(" ");
  const last = known.get(file);
  if (last?.state === state) return last.digest;
  const content = await ifThere(readFile(file));
  const digest = content && digestOf(content);
  if (digest !== undefined && Date.now() - found.ctimeMs > CLOCK_TICK) known.set(file, { state, digest });
  return digest;
}
