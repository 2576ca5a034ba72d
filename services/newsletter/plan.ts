import { access, constants } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { createClient } from "@libsql/client/sqlite3";
import { hasCode, messageOf } from "../../shared/errors";
import { alarmFact, type Fact, mailFact } from "../../toolkit/plan";
import { isFile, pathOf } from "./database-file";
import { mailFolder } from "./mailer";
import { withinPatience, withoutCredentials } from "./open-database";
import type { NewsletterSettings } from "./settings";

/** Describes what signups and enquiries will do, without creating or changing anything. */
export async function newsletterPlan(settings: NewsletterSettings): Promise<Fact[]> {
  return [
    { what: "Links in mails", says: settings.linkBase },
    await databaseFact(settings),
    ...visitFacts(settings),
    await mailFact(settings.smtp, mailFolder(settings.dataDir)),
    alarmFact(settings.alert),
  ];
}

function visitFacts({ vitalsFile }: NewsletterSettings): Fact[] {
  return vitalsFile === undefined
    ? []
    : [{ what: "Visits", says: `counted, summary in ${resolve(vitalsFile)}` }];
}

async function databaseFact({ databaseUrl, databaseAuthToken }: NewsletterSettings): Promise<Fact> {
  const what = "Database";
  const name = isFile(databaseUrl) ? resolve(pathOf(databaseUrl)) : withoutCredentials(databaseUrl);
  try {
    if (!isFile(databaseUrl)) await askServer(databaseUrl, databaseAuthToken);
    else if (!(await isWritable(name))) return { what, says: `${name}, which is made at the first start` };
    return { what, says: name };
  } catch (error) {
    return { what, says: `${name}, which can't be used (${messageOf(error)})`, isFault: true };
  }
}

/** Whether a writable file exists; throws if it exists but can't be written. */
async function isWritable(path: string): Promise<boolean> {
  try {
    await access(path, constants.R_OK | constants.W_OK);
    return true;
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
    await access(await firstThere(dirname(path)), constants.W_OK | constants.X_OK);
    return false;
  }
}

/** The folder, or its nearest existing ancestor: the rest will be created in it. */
async function firstThere(folder: string): Promise<string> {
  try {
    await access(folder);
    return folder;
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
    return firstThere(dirname(folder));
  }
}

async function askServer(url: string, authToken: string | undefined): Promise<void> {
  const client = createClient({ url, authToken });
  try {
    await withinPatience(client.execute("SELECT 1"));
  } finally {
    client.close();
  }
}
