import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { hashInName, isText } from "./published";

/** Whatever may be a hash in a file's name, with the folder of a picture's size where there is one. */
const HASH = /[0-9a-f]{32}\/[0-9a-f]{5}(?=\/)|[0-9a-f]{20,}/g;

/**
 * The files of public/ that the site of today needs: those without a hash in their name, and the hashed ones that
 * these lead to. Gatsby never removes the scripts and pictures of earlier builds.
 */
export async function referencedFiles(publicDir: string, files: readonly string[]): Promise<string[]> {
  const byHash = new Map<string, string[]>();
  for (const file of files) {
    const hash = hashInName(file);
    if (hash !== null) byHash.set(hash, [...(byHash.get(hash) ?? []), file]);
  }
  const needed = new Set(files.filter((file) => hashInName(file) === null));
  let unread = [...needed];
  while (unread.length > 0) {
    const hashes = await hashesIn(publicDir, unread.filter(isText));
    unread = hashes.flatMap((hash) => byHash.get(hash) ?? []).filter((file) => !needed.has(file));
    for (const file of unread) needed.add(file);
  }
  return [...needed].sort();
}

async function hashesIn(publicDir: string, files: readonly string[]): Promise<string[]> {
  const oneOfFew = pLimit(8);
  const found = await Promise.all(
    files.map((file) =>
      oneOfFew(async () => (await readFile(join(publicDir, file), "utf8")).match(HASH) ?? []),
    ),
  );
  return [...new Set(found.flat())];
}
