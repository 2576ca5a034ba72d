import { resolve } from "node:path";
import { backUp } from "../src/seed/backup";
import { withDatabase } from "./kept-data";
import { run } from "./run";

/** `npm run cms:backup -- <new folder>`: copies database, media and secret; the CMS may be running. */
await run(async ([target]) => {
  if (target === undefined) throw new Error("Name a new folder: npm run cms:backup -- ../backups/monday");
  const folder = resolve(process.env.INIT_CWD ?? ".", target);
  await backUp(withDatabase(), folder);
  console.log(
    `The backup is in ${folder}. It holds the secret of the sessions: keep it where only you can read it.`,
  );
});
