import { resolve, sep } from "node:path";

/** Gatsby's folder of pages that developers write. */
export const DEVELOPERS_PAGES = resolve("src/pages");

/** Whether a file is in it. */
export function isOfDevelopersPage(file: string): boolean {
  return resolve(file).startsWith(DEVELOPERS_PAGES + sep);
}
