import { existsSync, readdirSync } from "node:fs";

/** What the CMS says to editors, in its own languages. */
const OF_CMS = /^(?:editor-|cms-)/;

/** Names of the files with what a language says to visitors: `common.json`; none where there is no such folder. */
export function messageFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => name.endsWith(".json") && !OF_CMS.test(name));
}
