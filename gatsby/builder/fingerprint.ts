import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { hotelMediaFolder, hotelTokensFile } from "../../shared/hotel-file";
import { installedPackages } from "../inside/build-inputs";
import { hasCode } from "../../shared/errors";

const CODE_FOLDERS = ["shared", "languages", "src", "gatsby", "content-api", "plugins", "static"];
const ROOT_FILES =
  /^(?:gatsby-.*\.tsx?|package(?:-lock)?\.json|tsconfig\.json|\.browserslistrc|\.babelrc.*|babel\.config\..*)$/;
/** Written by each build. */
const GENERATED = "src/gatsby-types.d.ts";

/** Variables that a build's result may hang on. */
const VARIABLES = /^(?:GATSBY_|CHAKRA_|BABEL_|BROWSERSLIST)|^(?:SITE_URL|HOTEL_FILE|NODE_ENV|NODE_OPTIONS)$/;

/** Names all that a site is built from beside its content: code, packages, settings, hotel file, messages, Node. */
export async function siteFingerprint(
  directory: string,
  variables: Record<string, string | undefined>,
): Promise<string> {
  const files = await codeFiles(directory);
  const hotelFile = resolve(directory, variables.HOTEL_FILE || "content/hotel.json");
  const all = [
    ...files.map((file) => join(directory, file)),
    installedPackages(directory),
    ...(await filesIn(__dirname, ".")).sort().map((file) => join(__dirname, file)),
    hotelFile,
    hotelTokensFile(hotelFile),
    ...(await hotelPictures(hotelFile)),
  ];
  const hash = createHash("sha256").update(`${directory} ${process.version} ${process.arch}`);
  for (const name of Object.keys(variables).sort()) {
    if (VARIABLES.test(name)) hash.update(`\n${name}=${variables[name] ?? ""}`);
  }
  for (const content of await Promise.all(all.map(readIfThere))) {
    hash.update(`\n${content?.length ?? -1}\n`).update(content ?? "");
  }
  return hash.digest("hex");
}

/** The files of a site's code, below its folder. */
export async function codeFiles(directory: string): Promise<string[]> {
  const rootFiles = (await readdir(directory)).filter((name) => ROOT_FILES.test(name));
  const folders = await Promise.all(CODE_FOLDERS.map((folder) => filesIn(directory, folder)));
  return [...rootFiles, ...folders.flat()].filter((file) => file !== GENERATED).sort();
}

/** The files of the media folder that the hotel file names. */
async function hotelPictures(hotelFile: string): Promise<string[]> {
  const text = (await readIfThere(hotelFile))?.toString("utf8") ?? "";
  const folder = hotelMediaFolder(hotelFile);
  const pictures = await filesIn(folder, ".");
  return pictures.filter((name) => text.includes(JSON.stringify(name))).map((name) => join(folder, name));
}

async function filesIn(directory: string, folder: string): Promise<string[]> {
  try {
    const entries = await readdir(join(directory, folder), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(directory, join(entry.parentPath, entry.name)));
  } catch (error) {
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  }
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
}
