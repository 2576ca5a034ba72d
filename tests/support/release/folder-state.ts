import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { digestOf } from "../../../shared/digest";
import { listFiles } from "../../../toolkit/files";

/** Digest and modification time of every file in a folder, for comparing two states. */
export async function folderState(folder: string): Promise<Record<string, string>> {
  const states = (await listFiles(folder)).map(async (file) => {
    const path = join(folder, file);
    return [file, `${digestOf(await readFile(path))} ${(await stat(path)).mtimeMs}`] as const;
  });
  return Object.fromEntries(await Promise.all(states));
}
