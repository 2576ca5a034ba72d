import { createHash } from "node:crypto";
import { copyFile, link, mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The files below a folder, as sorted paths with forward slashes: `["index.html", "tr/galeri.html"]`. */
export async function listFiles(folder: string): Promise<string[]> {
  return (await filesBelow(folder, "")).sort();
}

async function filesBelow(folder: string, prefix: string): Promise<string[]> {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true });
  const found = entries.map((entry) => {
    const path = prefix + entry.name;
    if (entry.isDirectory()) return filesBelow(folder, `${path}/`);
    return entry.isFile() ? [path] : [];
  });
  return (await Promise.all(found)).flat();
}

/** SHA-256 of the parts, in hex. */
export function digestOf(...parts: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}

/** Puts a file at a second place without taking space: a hard link, or a copy across file systems. */
export async function linkFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch (error) {
    if (!hasCode(error, "EXDEV") && !hasCode(error, "EPERM") && !hasCode(error, "EMLINK")) throw error;
    await copyFile(from, to);
  }
}

/** Writes a new file and the folders above it. */
export async function writeNewFile(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content, { flag: "wx" });
}

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
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} can't be read (${reason}). ${remedy}`);
  }
}

/** Replaces a file in one step, so that a reader or a crash never meets half of it. */
export async function replaceFile(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  await writeFile(temporary, content);
  await rename(temporary, path);
}

/** Whether an error of the file system has this code, such as `ENOENT`. */
export function hasCode(error: unknown, code: string): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === code;
}
