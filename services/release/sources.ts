import { readdir, readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Environment } from "../../shared/environment";
import { hasCode } from "../../shared/errors";
import { replaceFile } from "../toolkit/stored-files";
import { digestOf, listFiles } from "./files";

const CODE_FOLDERS = [
  "shared",
  "languages",
  "src",
  "gatsby",
  "content-api",
  "content-folder",
  "plugins",
  "static",
  "services/toolkit",
  "services/release",
];
/** Where servers listen makes no other release. */
const NOT_OF_RELEASES = { port: 0, host: undefined, trustedProxies: [] };
const GENERATED = "src/gatsby-types.d.ts";

/** Digest of everything that a build with embedded content is made from: content, code, dependencies, settings. */
export async function sourcesDigest(environment: Environment): Promise<string> {
  const content = dirname(environment.hotelFile);
  const rootFiles = (await readdir(".")).filter((name) =>
    /^gatsby-.*\.tsx?$|^package-lock\.json$/.test(name),
  );
  const folders = await Promise.all([...CODE_FOLDERS, content].map(filesIn));
  const files = [...rootFiles, environment.hotelFile, ...folders.flat()]
    .filter((file) => file !== GENERATED)
    .sort();
  const digests = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      const past = file.startsWith(content) && file.endsWith(".json") ? pastTimes(bytes.toString()) : [];
      return [file, digestOf(bytes), ...past].join(" ");
    }),
  );
  return digestOf(digests.join("\n"), JSON.stringify({ ...environment, ...NOT_OF_RELEASES }));
}

/** Whether the newest release of a store was built from these sources. */
export async function isBuiltFrom(root: string, digest: string): Promise<boolean> {
  try {
    return (await readFile(builtFromFile(root), "utf8")).trim() === digest;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return false;
    throw error;
  }
}

/** Notes from which sources the newest release of a store was built. */
export async function noteBuiltFrom(root: string, digest: string): Promise<void> {
  await replaceFile(builtFromFile(root), `${digest}\n`);
}

/** Times of content that came or left by now: with each the same files make another site. */
function pastTimes(json: string): string[] {
  return [...json.matchAll(/"(?:un)?publishAt":\s*"([^"]*)"/g)]
    .map(([, time = ""]) => time)
    .filter((time) => Date.parse(time) <= Date.now());
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return (await listFiles(folder)).map((file) => join(folder, file));
  } catch (error) {
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  }
}

function builtFromFile(root: string): string {
  return resolve(root, "built-from");
}
