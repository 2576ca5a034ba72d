import { posix } from "node:path";
import { LOCALES } from "../shared/locales";
import { reservedName } from "../shared/reserved-names";

/** Maximum length of a file name on all common file systems, in bytes. */
const LONGEST_NAME = 255;
const LONGEST_PATH = 1_000;

/**
 * Explains why a decoded site path (`/tr/çay`) can't be a page, given that a page is a folder of the site; null if
 * it can.
 */
export function pathFault(path: string): string | null {
  const forbidden = /[\p{Cc}\\?#%*]/u.exec(path)?.[0];
  if (forbidden !== undefined) return `it holds the character ${nameOf(forbidden)}`;
  const names = path.split("/").slice(1);
  const dots = names.find((name) => name === "." || name === "..");
  if (dots !== undefined) return `it has the segment "${dots}"`;
  if (path !== "/" && names.includes("")) return "it has an empty segment";
  if (
    names.some((name) => Buffer.byteLength(name) > LONGEST_NAME) ||
    Buffer.byteLength(path) > LONGEST_PATH
  ) {
    return "it is too long for a file";
  }
  const reserved = reservedName(path, LOCALES);
  if (reserved !== undefined) return `the site has something else called "${reserved}"`;
  return posix.join("/site", path).startsWith("/site/") ? null : "it leads out of the site's folder";
}

/** Printable characters such as `%` as is, control characters by code point: `U+0000`. */
function nameOf(character: string): string {
  if (!/\p{Cc}/u.test(character)) return character;
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}
