import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { toCsv } from "./content-server/newsletter/csv";
import { openDatabase } from "./content-server/newsletter/database";
import { linkMaker } from "./content-server/newsletter/links";
import { isMailFor, mailFolder } from "./content-server/newsletter/mailer";
import { keptSecret } from "./content-server/newsletter/secret";
import { type NewsletterSettings, parseNewsletterSettings } from "./content-server/newsletter/settings";
import { normaliseAddress } from "./content-server/newsletter/signup";
import { Subscribers } from "./content-server/newsletter/subscribers";
import { hasCode } from "./release/files";
import { runMain } from "./run-main";

const USAGE = `Usage:
  npm run subscribers -- export                     confirmed subscribers as CSV, to the standard output
  npm run subscribers -- erase someone@example.com  removes a person wholly`;

const COLUMNS = [
  "email",
  "locale",
  "property",
  "consent_version",
  "signed_up_at",
  "confirmed_at",
  "unsubscribe_url",
];

async function main(): Promise<void> {
  const [command, address] = process.argv.slice(2);
  const settings = parseNewsletterSettings(process.env);
  if (command === "export")
    return withSubscribers(settings, (subscribers) => exportCsv(settings, subscribers));
  if (command === "erase" && address !== undefined) {
    return withSubscribers(settings, (subscribers) => erase(settings, subscribers, address));
  }
  throw new Error(USAGE);
}

async function exportCsv(settings: NewsletterSettings, subscribers: Subscribers): Promise<void> {
  const links = linkMaker(settings.linkBase, settings.secret ?? (await keptSecret(settings.dataDir)));
  const rows = (await subscribers.confirmed()).map((subscriber) => [
    subscriber.email,
    subscriber.locale,
    subscriber.property_id,
    subscriber.consent_version,
    subscriber.signed_up_at,
    subscriber.confirmed_at ?? "",
    links.unsubscribe(subscriber),
  ]);
  process.stdout.write(toCsv(COLUMNS, rows));
}

async function erase(settings: NewsletterSettings, subscribers: Subscribers, address: string): Promise<void> {
  const id = await subscribers.erase(normaliseAddress(address));
  if (id === undefined) throw new Error(`${address} is not in the database.`);
  const folder = mailFolder(settings.dataDir);
  const mails = (await filesIn(folder)).filter((name) => isMailFor(id, name));
  await Promise.all(mails.map((name) => rm(join(folder, name))));
  console.error(`${address} is erased, with ${mails.length} written mail(s).`);
}

async function withSubscribers(
  settings: NewsletterSettings,
  work: (subscribers: Subscribers) => Promise<void>,
): Promise<void> {
  const subscribers = new Subscribers(await openDatabase(settings.databaseUrl, settings.databaseAuthToken));
  try {
    await work(subscribers);
  } finally {
    subscribers.close();
  }
}

/** A folder that no mail was written to yet is not there. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  }
}

void runMain(main);
