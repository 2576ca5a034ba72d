import { chmod, copyFile, link, mkdir, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setImmediate } from "node:timers/promises";
import { hasCode } from "../../shared/errors";

/** Yields to the event loop between many small blocking steps: await the result after each step. */
export function createPauses(steps = 200): () => Promise<void> | undefined {
  let count = 0;
  return () => {
    count += 1;
    return count % steps === 0 ? setImmediate() : undefined;
  };
}

const PUBLIC_FILE = 0o644;
const READ_BY_EVERYBODY = 0o005;

/** Whether web servers of other users may read a folder; one created with a stricter umask denies that. */
export async function isPublic(folder: string): Promise<boolean> {
  return ((await stat(folder)).mode & READ_BY_EVERYBODY) === READ_BY_EVERYBODY;
}

/** Creates a hard link, which takes no space, or copies across file systems. */
async function linkFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch (error) {
    if (!hasCode(error, "EXDEV") && !hasCode(error, "EPERM") && !hasCode(error, "EMLINK")) throw error;
    await copyFile(from, to);
  }
}

/** Links a file and makes it readable for web servers; returns false if there is no such file. */
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

/** Writes a new file, creating its parent folders. */
export async function writeNewFile(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content, { flag: "wx" });
}
