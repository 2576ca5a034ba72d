import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

/** The file that Gatsby writes from the names of its chunks alone, and puts at the end of every page. */
const SCRIPTS_SLICE = "public/_gatsby/slices/_gatsby-scripts-1.html";
const INLINE = /<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The scripts of Gatsby itself: which files a chunk has, and the hash of the code. */
export async function gatsbyScripts(): Promise<string[]> {
  return inlineScriptsIn(await readFile(resolve(SCRIPTS_SLICE), "utf8"));
}

/** The texts of inline scripts. */
export function inlineScriptsIn(html: string): string[] {
  return Array.from(html.matchAll(INLINE), ([, code = ""]) => code);
}
