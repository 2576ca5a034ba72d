import { resolve } from "node:path";
import { messageOf } from "../../shared/errors";
import { parseEnvironment } from "../src/environment";
import { restore } from "../src/seed/backup";

/** `npm run cms:restore -- <folder of a backup>`: stop the CMS first. */
const [source] = process.argv.slice(2);
if (source === undefined) {
  console.error("Stop the CMS, then name the backup: npm run cms:restore -- ../backups/monday");
  process.exit(1);
}
const environment = parseEnvironment({
  ...process.env,
  CMS_SECRET: process.env.CMS_SECRET || "x".repeat(32),
});
try {
  const before = await restore(environment, resolve(process.env.INIT_CWD ?? ".", source));
  console.log(
    `Restored into ${environment.dataDir}.${before === undefined ? "" : ` What was there is in ${before}.`}`,
  );
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
