import { createHash } from "node:crypto";
import { copyFile, link, mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { hasCode } from "../../shared/errors";

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

/** Lets the process's other work go on between many small steps that block it: to be awaited after each. */
export function createPauses(steps = 200): () => Promise<void> | undefined {
  let count = 0;
  return () => {
    count += 1;
    return count % steps === 0 ? setImmediate() : undefined;
  };
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
