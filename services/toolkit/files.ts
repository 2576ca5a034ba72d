import { readdir } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { hasCode } from "../../shared/errors";

/** What a call of the file system answers; undefined where its file or folder is not there. */
export async function ifThere<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

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

const AT_ONCE = 8;

/** What a task makes of each file, in their order. A few are read at a time: the memory that all took at once would stay taken. */
export function mapFiles<Made>(
  files: readonly string[],
  task: (file: string) => Promise<Made>,
): Promise<Made[]> {
  const limit = pLimit(AT_ONCE);
  return Promise.all(files.map((file) => limit(task, file)));
}
