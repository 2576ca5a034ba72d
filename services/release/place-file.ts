import { existsSync, linkSync, mkdirSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hasCode } from "../../shared/errors";
import type { Compression } from "../../shared/environment";
import { BROTLI, brotli, COMPRESSED, COPIES, GZIP, gzipped } from "./compress";
import { digestOf } from "../../shared/digest";
import { linkIfThere, writeNewFile } from "./files";
import { isImmutable, isText } from "./published";

/** A file placed in a release. */
export interface PlacedFile {
  /** Path in the release: `tr/galeri.html`. */
  name: string;
  digest: string;
  /** Whether it differs from the file of this name in the previous release, if any. */
  changed: boolean;
}

export interface Place {
  outDir: string;
  previousDir?: string;
  /** Which compressed copies of text files to create; default: all. */
  compression?: Compression;
  /**
   * Leaves Brotli copies of files that change with each edit to `addBrotli`: they take thirty times as long as
   * gzip. Files cached for a year get theirs at once: a cache might keep the larger copy for as long.
   */
  brotliLater?: boolean;
}

/** Places a file in the release, with compressed copies if it is text. */
export async function placeFile(name: string, from: string, place: Place): Promise<PlacedFile> {
  return placeContent(name, await readFile(from), place);
}

/** The same for content created here. Unchanged content keeps its file, and so its date and ETag. */
export async function placeContent(name: string, content: Buffer, place: Place): Promise<PlacedFile> {
  const { outDir, previousDir } = place;
  const changed = previousDir === undefined || !(await hasContent(join(previousDir, name), content));
  const keep = async (file: string) =>
    !changed && (await linkIfThere(join(previousDir, file), join(outDir, file)));
  if (!(await keep(name))) await writeNewFile(join(outDir, name), content);
  for (const { ending, isLater } of copiesOf(name, place)) {
    if ((await keep(name + ending)) || isLater) continue;
    const copy = ending === GZIP ? await gzipped(content) : await brotli(content, isImmutable(name));
    await writeNewFile(join(outDir, name + ending), copy);
  }
  return { name, digest: digestOf(content), changed };
}

/**
 * Links files known to be unchanged, and their compressed copies, from the previous release without reading
 * them; returns whether that worked. Nothing is left of a file that could not be linked.
 */
export function createLinker(previousDir: string, place: Place): (name: string) => boolean {
  const { outDir } = place;
  const folders = new Set([outDir]);

  function makeFolder(folder: string): void {
    if (folders.has(folder)) return;
    makeFolder(dirname(folder));
    if (!existsSync(folder)) mkdirSync(folder);
    folders.add(folder);
  }

  function copiesToLink(name: string): string[] {
    return copiesOf(name, place)
      .filter(({ ending, isLater }) => !isLater || existsSync(join(previousDir, name + ending)))
      .map(({ ending }) => name + ending);
  }

  return (name) => {
    const linked: string[] = [];
    makeFolder(dirname(join(outDir, name)));
    try {
      for (const file of [name, ...copiesToLink(name)]) {
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

/** A file's name and those of its possible compressed copies. */
export function withCompressed(name: string, endings: readonly string[] = COMPRESSED): string[] {
  return isText(name) ? [name, ...endings.map((ending) => name + ending)] : [name];
}

/** The compressed copies of a file; one that may be created later is reused if it exists. */
function copiesOf(name: string, { compression = "all", brotliLater = false }: Place) {
  if (!isText(name)) return [];
  const isLater = (ending: string) => ending === BROTLI && brotliLater && !isImmutable(name);
  return COPIES[compression].map((ending) => ({ ending, isLater: isLater(ending) }));
}

async function hasContent(file: string, content: Buffer): Promise<boolean> {
  try {
    return (await readFile(file)).equals(content);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return false;
    throw error;
  }
}
