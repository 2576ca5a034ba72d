import { join, resolve } from "node:path";
import { digestOf } from "../shared/digest";

/**
 * Folder holding the last good responses and pictures of one hotel and API, outside Gatsby's own cache.
 * It is in the folder the `site` is built in. A loopback port is not part of its name: the embedded server gets a
 * new one for each build.
 */
export function contentCacheFolder(hotelFile: string, apiUrl: string, site = "."): string {
  const { hostname, origin, pathname } = new URL(apiUrl);
  const server = ["127.0.0.1", "localhost", "[::1]"].includes(hostname) ? hostname : origin + pathname;
  const name = digestOf(`${hotelFile} ${server}`).slice(0, 12);
  return resolve(site, ".content-cache", name);
}

/** The file with the last good response to the redirects call, which a release makes on its own. */
export function redirectsAnswerFile(folder: string): string {
  return join(resolve(folder), "redirects.json");
}

/** The file with the last good responses in such a folder. */
export function answersFile(folder: string): string {
  return join(resolve(folder), "answers.json");
}
