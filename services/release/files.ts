import { chmod, copyFile, link, mkdir, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setImmediate } from "node:timers/promises";
import { hasCode } from "../../shared/errors";

/** Lets the process's other work go on between many small steps that block it: to be awaited after each. */
export function createPauses(steps = 200): () => Promise<void> | undefined {
  let count = 0;
  return () => {
    count += 1;
    return count % steps === 0 ? setImmediate() : undefined;
  };
}

const PUBLIC_FILE = 0o644;
const READ_BY_EVERYBODY = 0o005;

/** Whether web servers of other users may read a folder, which one made under another umask keeps from them. */
export async function isPublic(folder: string): Promise<boolean> {
  return ((await stat(folder)).mode & READ_BY_EVERYBODY) === READ_BY_EVERYBODY;
}

/** Puts a file at a second place without taking space: a hard link, or a copy across file systems. */
async function linkFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch (error) {
    if (!hasCode(error, "EXDEV") && !hasCode(error, "EPERM") && !hasCode(error, "EMLINK")) throw error;
    await copyFile(from, to);
  }
}

/** The same, for web servers to read; answers false where there is no such file. */
export async function linkIfThere(from: string, to: string): Promise<boolean> {
  try {
    await linkFile(from, to);
    await chmod(to, PUBLIC_FILE);
    return true;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return false;
    throw error;
  }
}

/** Writes a new file and the folders above it. */
export async function writeNewFile(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content, { flag: "wx" });
}
