import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hasCode } from "../../shared/errors";
import { codeFiles } from "./fingerprint";

/**
 * Brings the code of a site into a second folder, so that both are built beside each other: Gatsby has one cache in each.
 * Packages are found from there only where the folder lies below the first one. Only what differs is written.
 */
export async function copyCode(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const files = await codeFiles(from);
  for (const file of files) {
    const content = await readFile(join(from, file));
    if (await isThere(join(to, file), content)) continue;
    await mkdir(dirname(join(to, file)), { recursive: true });
    await writeFile(join(to, file), content);
  }
  const known = new Set(files);
  for (const file of await codeFiles(to)) if (!known.has(file)) await rm(join(to, file));
}

async function isThere(file: string, content: Buffer): Promise<boolean> {
  try {
    return content.equals(await readFile(file));
  } catch (error) {
    if (hasCode(error, "ENOENT")) return false;
    throw error;
  }
}
