import { readFile, stat } from "node:fs/promises";
import { ifThere } from "../../services/toolkit/files";
import { digestOf } from "../../shared/digest";

/** Milliseconds within which a file may change twice under one time. */
const CLOCK_TICK = 1_000;

/** Digests by file, each with what the file system said of it when it was read. */
const known = new Map<string, { state: string; digest: string }>();

/**
 * The digest of a file; undefined where it is not there. One that did not change since it was read is not read again:
 * its `ctime` moves with each change, and nobody can set it back.
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
