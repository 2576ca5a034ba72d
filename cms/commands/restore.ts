import { resolve } from "node:path";
import { restore } from "../src/seed/backup";
import { withoutSecret } from "./kept-data";
import { run } from "./run";

/** `npm run cms:restore -- <folder of a backup>`: stop the CMS first. */
await run(async ([source]) => {
  if (source === undefined)
    throw new Error("Stop the CMS, then name the backup: npm run cms:restore -- ../backups/monday");
  const environment = withoutSecret();
  const before = await restore(environment, resolve(process.env.INIT_CWD ?? ".", source));
  console.log(
    `Restored into ${environment.dataDir}.${before === undefined ? "" : ` What was there is in ${before}.`}`,
  );
});
