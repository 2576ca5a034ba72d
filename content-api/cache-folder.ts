import { join, resolve } from "node:path";
import { digestOf } from "../shared/digest";

/**
 * Folder of the last good answers and pictures of one hotel and API, outside of Gatsby's own cache.
 * It lies in the folder that the `site` is built in. A loopback port is no part of its name: the embedded server gets a
 * new one for each build.
 */
export function contentCacheFolder(hotelFile: string, apiUrl: string, site = "."): string {
  const { hostname, origin, pathname } = new URL(apiUrl);
  const server = ["127.0.0.1", "localhost", "[::1]"].includes(hostname) ? hostname : origin + pathname;
  const name = digestOf(`${hotelFile} ${server}`).slice(0, 12);
  return resolve(site, ".content-cache", name);
}

/** The file of the last good answer to the call of redirects, which a release asks for by itself. */
export function redirectsAnswerFile(folder: string): string {
  return join(resolve(folder), "redirects.json");
}

/** The file of the last good answers in such a folder. */
export function answersFile(folder: string): string {
  return join(resolve(folder), "answers.json");
}
