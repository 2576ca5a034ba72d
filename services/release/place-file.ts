import { existsSync, linkSync, mkdirSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hasCode } from "../../shared/errors";
import { BROTLI, brotli, COMPRESSED, GZIP, gzipped } from "./compress";
import { digestOf } from "../../shared/digest";
import { linkFile, writeNewFile } from "./files";
import { isImmutable, isText } from "./published";

/** A file of a release, in its place. */
export interface PlacedFile {
  /** Path in the release: `tr/galeri.html`. */
  name: string;
  digest: string;
  /** Whether it differs from the file of this name in the release before, if any. */
  changed: boolean;
}

export interface Place {
  outDir: string;
  previousDir?: string;
  /**
   * Leaves the Brotli copies of files that change with each edit to `addBrotli`: they take thirty times as long as gzip's.
   * Files that live for a year have theirs at once: a cache might keep the larger copy for as long.
   */
  brotliLater?: boolean;
}

/** Puts a file into the release, with its compressed copies where it is text. */
export async function placeFile(name: string, from: string, place: Place): Promise<PlacedFile> {
  return placeContent(name, await readFile(from), place);
}

/** The same for content that was made here. What did not change keeps its file, and so its date and ETag. */
export async function placeContent(name: string, content: Buffer, place: Place): Promise<PlacedFile> {
  const changed = !(await linkUnchanged(name, content, place));
  if (changed) await writeWithCompressed(name, content, place);
  return { name, digest: digestOf(content), changed };
}

/**
 * Links files that are known to be unchanged, and their compressed copies, from the release before, without reading
 * them; answers whether they could be linked. Nothing stays of one that could not.
 */
export function createLinker(previousDir: string, outDir: string): (name: string) => boolean {
  const folders = new Set([outDir]);

  function makeFolder(folder: string): void {
    if (folders.has(folder)) return;
    makeFolder(dirname(folder));
    if (!existsSync(folder)) mkdirSync(folder);
    folders.add(folder);
  }

  return (name) => {
    const linked: string[] = [];
    makeFolder(dirname(join(outDir, name)));
    try {
      for (const file of placedFiles(previousDir, name)) {
        linkSync(join(previousDir, file), join(outDir, file));
        linked.push(file);
      }
      return true;
    } catch {
      for (const file of linked) rmSync(join(outDir, file));
      return false;
    }
  };
}

/** A file's name, and those of its compressed copies where it is text. */
export function withCompressed(name: string): string[] {
  return isText(name) ? [name, ...COMPRESSED.map((ending) => name + ending)] : [name];
}

/** The same of a file in a release, whose Brotli copy may be still to come. */
function placedFiles(folder: string, name: string): string[] {
  return withCompressed(name).filter((file) => !file.endsWith(BROTLI) || existsSync(join(folder, file)));
}

async function linkUnchanged(
  name: string,
  content: Buffer,
  { outDir, previousDir }: Place,
): Promise<boolean> {
  if (previousDir === undefined) return false;
  try {
    if (!(await readFile(join(previousDir, name))).equals(content)) return false;
    for (const file of placedFiles(previousDir, name).reverse())
      await linkFile(join(previousDir, file), join(outDir, file));
    return true;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return false;
    throw error;
  }
}

async function writeWithCompressed(
  name: string,
  content: Buffer,
  { outDir, brotliLater = false }: Place,
): Promise<void> {
  const file = join(outDir, name);
  await writeNewFile(file, content);
  if (!isText(name)) return;
  await writeNewFile(file + GZIP, await gzipped(content));
  const longLived = isImmutable(name);
  if (longLived || !brotliLater) await writeNewFile(file + BROTLI, await brotli(content, longLived));
}
