import { existsSync } from "node:fs";
import { join } from "node:path";
import { printPlan } from "../../toolkit/plan";
import { messageOf } from "../../shared/errors";
import { type Environment, parseEnvironment } from "../src/environment";
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
    const tell = (progress: string) => console.log(`  ${progress} are in.`);
    await importContent(payload, contentDir, tell).catch(async (error: unknown) => {
      throw (await isEmpty(payload)) ? error : partOf(error, environment);
    });
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

/** The next start would take the part for the whole. */
function partOf(error: unknown, { contentDir, databaseUrl, dataDir }: Environment): Error {
  const database =
    databaseUrl === undefined ? `remove ${dataDir} (CMS_DATA_DIR)` : "empty the database (DATABASE_URL)";
  return new Error(
    `${messageOf(error)}\nOnly a part of ${contentDir} (CONTENT_DIR) was imported. Mend it, ${database}, and start again.`,
    { cause: error },
  );
}
