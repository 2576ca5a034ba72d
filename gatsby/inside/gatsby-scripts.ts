import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

/** Written by Gatsby from the names of its chunks only, and put at the end of every page. */
const SCRIPTS_SLICE = "public/_gatsby/slices/_gatsby-scripts-1.html";
const INLINE = /<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Gatsby's own inline scripts: the files of each chunk, and the hash of the code. */
export async function gatsbyScripts(): Promise<string[]> {
  return inlineScriptsIn(await readFile(resolve(SCRIPTS_SLICE), "utf8"));
}

/** The contents of inline scripts. */
export function inlineScriptsIn(html: string): string[] {
  return Array.from(html.matchAll(INLINE), ([, code = ""]) => code);
}
