import { readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { ifThere, listFiles, mapFiles } from "../../toolkit/files";
import { digestOf } from "../../shared/digest";
import { fileDigest } from "./file-digest";

/** The project folder of the running code. */
export const PROJECT = resolve(__dirname, "../..");

/**
 * The folders with the code that produces a release, from content to compressed files. Used for detecting code
 * changes and for copying the code.
 */
const FOLDERS = [
  "content-api",
  "content-folder",
  "fonts",
  "model",
  "gatsby",
  "languages",
  "plugins",
  "services/content-server",
  "services/release",
  "shared",
  "src",
  "static",
  "toolkit",
];
const ROOT_FILES =
  /^(?:gatsby-.*\.tsx?|package(?:-lock)?\.json|tsconfig\.json|\.browserslistrc|\.babelrc.*|babel\.config\..*)$/;
/** Rewritten by each build. */
const GENERATED = "src/gatsby-types.d.ts";

/** The code files in a project's folder, as sorted relative paths. */
export async function codeFiles(directory: string): Promise<string[]> {
  const rootFiles = (await readdir(directory)).filter((name) => ROOT_FILES.test(name));
  const inFolders = FOLDERS.map(async (folder) => {
    const files = (await ifThere(listFiles(join(directory, folder)))) ?? [];
    return files.map((file) => `${folder}/${file}`);
  });
  return [...rootFiles, ...(await Promise.all(inFolders)).flat()].filter((file) => file !== GENERATED).sort();
}

/** Digest of the code in a project's folder. */
export async function codeDigest(directory: string): Promise<string> {
  const files = await codeFiles(directory);
  // A file removed meanwhile is treated like one that never existed.
  const digests = await mapFiles(
    files,
    async (file) => `${file} ${(await fileDigest(join(directory, file))) ?? ""}`,
  );
  return digestOf(digests.join("\n"));
}
