import { readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { ifThere, listFiles, mapFiles } from "../../services/toolkit/files";
import { digestOf } from "../../shared/digest";
import { fileDigest } from "./file-digest";

/** The folder of the project whose code runs. */
export const PROJECT = resolve(__dirname, "../..");

/**
 * The folders of the code that a release is made by, from content to compressed files. Whoever asks whether the code
 * changed, or needs a copy of it, goes by this list.
 */
const FOLDERS = [
  "content-api",
  "content-folder",
  "model",
  "gatsby",
  "languages",
  "plugins",
  "services/content-server",
  "services/release",
  "services/toolkit",
  "shared",
  "src",
  "static",
];
const ROOT_FILES =
  /^(?:gatsby-.*\.tsx?|package(?:-lock)?\.json|tsconfig\.json|\.browserslistrc|\.babelrc.*|babel\.config\..*)$/;
/** Written by each build. */
const GENERATED = "src/gatsby-types.d.ts";

/** The files of the code in a project's folder, as sorted paths below it. */
export async function codeFiles(directory: string): Promise<string[]> {
  const rootFiles = (await readdir(directory)).filter((name) => ROOT_FILES.test(name));
  const inFolders = FOLDERS.map(async (folder) => {
    const files = (await ifThere(listFiles(join(directory, folder)))) ?? [];
    return files.map((file) => `${folder}/${file}`);
  });
  return [...rootFiles, ...(await Promise.all(inFolders)).flat()].filter((file) => file !== GENERATED).sort();
}

/** Names the code in a project's folder: equal code has the same digest. */
export async function codeDigest(directory: string): Promise<string> {
  const files = await codeFiles(directory);
  // One that goes meanwhile is as good as gone before.
  const digests = await mapFiles(
    files,
    async (file) => `${file} ${(await fileDigest(join(directory, file))) ?? ""}`,
  );
  return digestOf(digests.join("\n"));
}
