import { resolve, sep } from "node:path";

/** Gatsby's folder for pages written by developers. */
export const DEVELOPERS_PAGES = resolve("src/pages");

/** Whether a file is in that folder. */
export function isOfDevelopersPage(file: string): boolean {
  return resolve(file).startsWith(DEVELOPERS_PAGES + sep);
}
