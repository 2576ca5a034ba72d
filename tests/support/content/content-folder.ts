import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "../temporary-folder";

/** A copy of a content folder that a test may break. */
export interface ContentFolder {
  path: string;
  /** Replaces text in a file; throws if the file doesn't contain it exactly as given. */
  edit(file: string, from: string, to: string): Promise<void>;
  write(file: string, text: string): Promise<void>;
  delete(file: string): Promise<void>;
}

export const SMALL_HOTEL = "tests/fixtures/second-hotel";

export async function copyContent(source: string): Promise<ContentFolder> {
  const path = await temporaryFolder();
  await cp(source, path, { recursive: true });
  return {
    path,
    edit: async (file, from, to) => {
      const text = await readFile(join(path, file), "utf8");
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      await writeFile(join(path, file), text.replace(from, to));
    },
    write: (file, text) => writeFile(join(path, file), text),
    delete: (file) => rm(join(path, file)),
  };
}
