import { resolve } from "node:path";
import { parseEnvironment } from "../src/environment";
import { backUp } from "../src/seed/backup";

/** `npm run cms:backup -- <new folder>`: copies database, media and secret; the CMS may be running. */
const [target] = process.argv.slice(2);
if (target === undefined) {
  console.error("Name a new folder: npm run cms:backup -- ../backups/monday");
  process.exit(1);
}
const folder = resolve(process.env.INIT_CWD ?? ".", target);
await backUp(parseEnvironment(process.env), folder);
console.log(
  `The backup is in ${folder}. It holds the secret of the sessions: keep it where only you can read it.`,
);
