import { readFile, writeFile } from "node:fs/promises";

/** Replaces all occurrences of a text in a file, which must contain it. */
export async function replaceInFile(path: string, text: string, replacement: string): Promise<void> {
  const content = await readFile(path, "utf8");
  if (!content.includes(text)) throw new Error(`${path} does not hold "${text}".`);
  await writeFile(path, content.replaceAll(text, replacement));
}
