import { existsSync, readdirSync } from "node:fs";

/** The CMS's messages for editors, in its own languages. */
const OF_CMS = /^(?:editor-|cms-)/;

/** Names of a locale's files with messages for visitors: `common.json`; none if there is no such folder. */
export function messageFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => name.endsWith(".json") && !OF_CMS.test(name));
}
