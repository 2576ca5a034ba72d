import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { compress, COMPRESSED } from "./compress";
import { inlineScriptSources } from "./content-security-policy";
import { digestOf, hasCode, linkFile, writeNewFile } from "./files";
import { isImmutable, isText } from "./published";

/** A file of a release, in its place. */
export interface PlacedFile {
  /** Path in the release: `tr/galeri.html`. */
  name: string;
  digest: string;
  /** Whether it differs from the file of this name in the release before, if any. */
  changed: boolean;
  /** CSP sources of its inline scripts, where it is a page. */
  scriptSources: string[];
}

export interface Place {
  outDir: string;
  previousDir?: string;
}

/** Puts a file into the release, with its compressed copies where it is text. */
export async function placeFile(name: string, from: string, place: Place): Promise<PlacedFile> {
  return placeContent(name, await readFile(from), place);
}

/** The same for content that was made here. What did not change keeps its file, and so its date and ETag. */
export async function placeContent(name: string, content: Buffer, place: Place): Promise<PlacedFile> {
  const changed = !(await linkUnchanged(name, content, place));
  if (changed) await writeWithCompressed(name, content, place.outDir);
  return {
    name,
    digest: digestOf(content),
    changed,
    scriptSources: name.endsWith(".html") ? inlineScriptSources(content.toString()) : [],
  };
}

async function linkUnchanged(
  name: string,
  content: Buffer,
  { outDir, previousDir }: Place,
): Promise<boolean> {
  if (previousDir === undefined) return false;
  try {
    if (!(await readFile(join(previousDir, name))).equals(content)) return false;
    const names = isText(name) ? [...COMPRESSED.map((ending) => name + ending), name] : [name];
    for (const file of names) await linkFile(join(previousDir, file), join(outDir, file));
    return true;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return false;
    throw error;
  }
}

async function writeWithCompressed(name: string, content: Buffer, outDir: string): Promise<void> {
  await writeNewFile(join(outDir, name), content);
  if (!isText(name)) return;
  const compressed = await compress(content, isImmutable(name));
  for (const ending of COMPRESSED) await writeNewFile(join(outDir, name + ending), compressed[ending]);
}
