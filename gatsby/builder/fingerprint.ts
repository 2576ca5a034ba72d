import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { ifThere, listFiles, mapFiles } from "../../toolkit/files";
import { digestOf } from "../../shared/digest";
import { hotelMediaFolder, hotelTokensFile } from "../../model/hotel-file";
import { installedPackages } from "../inside/build-inputs";
import { codeDigest, PROJECT } from "./code";
import { fileDigest } from "./file-digest";

/** Variables that may affect a build's result. */
const VARIABLES =
  /^(?:GATSBY_|CHAKRA_|BABEL_|BROWSERSLIST)|^(?:SITE_URL|HOTEL_FILE|VITALS_PERCENT|NODE_ENV|NODE_OPTIONS)$/;

/**
 * Digest of everything a site is built from except its content: code, packages, settings, hotel file, messages,
 * Node.
 */
export async function siteFingerprint(
  directory: string,
  variables: Record<string, string | undefined>,
): Promise<string> {
  const hotelFile = resolve(directory, variables.HOTEL_FILE || "content/hotel.json");
  const settings = Object.keys(variables)
    .filter((name) => VARIABLES.test(name))
    .sort()
    .map((name) => `${name}=${variables[name] ?? ""}`);
  const files = [
    installedPackages(directory),
    hotelFile,
    hotelTokensFile(hotelFile),
    ...(await hotelPictures(hotelFile)),
  ];
  const contents = await mapFiles(files, fileDigest);
  return digestOf(
    [directory, process.version, process.arch, ...settings].join("\n"),
    // The code of the site, and of Gatsby's process, which always comes from the project.
    ...(await Promise.all([...new Set([resolve(directory), PROJECT])].map(codeDigest))),
    contents.join("\n"),
  );
}

/** The files of the media folder that the hotel file refers to. */
async function hotelPictures(hotelFile: string): Promise<string[]> {
  const text = (await ifThere(readFile(hotelFile, "utf8"))) ?? "";
  const folder = hotelMediaFolder(hotelFile);
  const pictures = (await ifThere(listFiles(folder))) ?? [];
  return pictures.filter((name) => text.includes(JSON.stringify(name))).map((name) => join(folder, name));
}
