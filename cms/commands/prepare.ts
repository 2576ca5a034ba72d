import { existsSync } from "node:fs";
import { join } from "node:path";
import { printPlan } from "../../toolkit/plan";
import { parseEnvironment } from "../src/environment";
import { importContent, isEmpty } from "../src/seed/import-content";
import { openPayload } from "./open";
import { cmsPlan } from "./plan";
import { run } from "./run";

/** Runs before each start, in parallel with the admin's build: migrates the database and seeds an empty one. */
await run(async () => {
  const payload = await openPayload();
  const environment = parseEnvironment(process.env);
  const { contentDir } = environment;
  await payload.db.migrate();
  const isNew = await isEmpty(payload);
  if (isNew && existsSync(join(contentDir, "pages"))) {
    console.log(`The database is empty: importing the content of ${contentDir} …`);
    await importContent(payload, contentDir, (progress) => console.log(`  ${progress} are in.`));
  }
  if (isNew && !existsSync(join(contentDir, "pages"))) {
    console.log(`There is no hotel yet, and none in ${contentDir} (CONTENT_DIR).`);
    console.log(`Sign in as an owner: the admin asks what it is called, and makes its first pages of that.`);
  }
  const { totalDocs: users } = await payload.count({ collection: "users" });
  if (users === 0) {
    console.log("\nThere is no user yet. Make the first one in another terminal:");
    console.log("  npm run cms:user -- you@example.com owner\n");
  }
  printPlan(await cmsPlan(environment));
});
