import { readdir } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { hasCode } from "../shared/errors";

/** Result of a file system call; undefined if its file or folder does not exist. */
export async function ifThere<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

/** All files below a folder, as sorted paths with forward slashes: `["index.html", "tr/galeri.html"]`. */
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

const AT_ONCE = 8;

/** Maps files in order, a few at a time: memory for all at once would not be returned to the system. */
export function mapFiles<Made>(
  files: readonly string[],
  task: (file: string) => Promise<Made>,
): Promise<Made[]> {
  const limit = pLimit(AT_ONCE);
  return Promise.all(files.map((file) => limit(task, file)));
}
