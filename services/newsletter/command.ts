import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { hasCode } from "../../shared/errors";
import { isPhone } from "../../shared/phone-number";
import { runMain } from "../../toolkit/run-main";
import { replaceFile } from "../../toolkit/stored-files";
import { backUp, restore } from "./backup";
import { type Contact, isSamePerson } from "./contact";
import { enquiryCells, toCsv } from "./csv";
import { isFile, pathOf } from "./database-file";
import { openDatabase } from "./open-database";
import { Enquiries } from "./enquiries";
import { Erased } from "./erased";
import { mailFolder, removeMails, removeMailsOf } from "./mailer";
import type { ReadRows } from "./read-rows";
import { headingOf, linksOfService, readService, type ServiceRecord } from "./service-record";
import { type NewsletterSettings, parseNewsletterSettings } from "./settings";
import { mailboxOf, normaliseAddress } from "./signup";
import { Subscribers } from "./subscribers";
import { VisitCounts } from "./vitals/counts";

const USAGE = `Usage:
  npm run subscribers -- export                     confirmed subscribers as CSV, to the standard output
  npm run subscribers -- export iys                 every consent and its end, as CSV for the Turkish registry (İYS)
  npm run subscribers -- export enquiries           every enquiry of the website's form, as CSV
  npm run subscribers -- export visits              every count of visits (VITALS_PERCENT), as CSV
      … --for excel                                 the same with a byte order mark and semicolons
      … --output <file>                             into a file that only you can read, not to the standard output
  npm run subscribers -- erase someone@example.com  removes a person wholly; +441234567890 one who left a telephone number
  npm run subscribers -- backup <new folder>        database and secret, while signups are taken
  npm run subscribers -- restore <folder>           puts a backup in the place of both; end the newsletter first`;

const COLUMNS = [
  "email",
  "locale",
  "property",
  "consent_version",
  "signed_up_at",
  "confirmed_at",
  "unsubscribe_url",
];

/** Terms of the İYS registry: an email address, consent given on a website, and the two states of a consent. */
const IYS_COLUMNS = ["recipient", "type", "source", "status", "time"];
const IYS_TYPE = "EPOSTA";
const IYS_SOURCE = "HS_WEB";
const IYS_STATUS = { confirmed: "ONAY", unsubscribed: "RET" };
/** `2026-11-22 05:01:02` in Turkish time, the format of the registry. */
const IYS_TIME = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Europe/Istanbul",
});

async function main(): Promise<void> {
  const { command, subject, program, output } = readArguments(process.argv.slice(2));
  const settings = parseNewsletterSettings(process.env);
  if (command === "export")
    return withDatabase(settings, async (people) => {
      const rows = await rowsOf(subject, settings, people);
      await write(toCsv(rows, { forExcel: program === "excel" }), output);
    });
  if (command === "erase" && subject !== undefined)
    return withDatabase(settings, (people) => erase(settings, people, subject));
  if (command === "backup" && subject !== undefined) return makeBackup(settings, folderOf(subject));
  if (command === "restore" && subject !== undefined) return restoreBackup(settings, folderOf(subject));
  throw new Error(USAGE);
}

/** Parses the command line. Throws the usage text if it is invalid. */
function readArguments(words: string[]) {
  try {
    const options = { for: { type: "string" }, output: { type: "string" } } as const;
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    const { for: program, output } = values;
    const [command, subject] = positionals;
    if (program !== undefined && program !== "excel") throw new Error(USAGE);
    if (command !== "export" && (program ?? output) !== undefined) throw new Error(USAGE);
    return { command, subject, program, output };
  } catch {
    throw new Error(USAGE);
  }
}

/** Rows of an export, starting with the header row. */
async function rowsOf(subject: string | undefined, settings: NewsletterSettings, people: People) {
  if (subject === undefined) return subscriberRows(settings, people);
  if (subject === "iys") return rowsForIys(people.subscribers);
  if (subject === "enquiries") return enquiryCells(readable(await people.enquiries.all()));
  if (subject === "visits") return people.visits.cells();
  throw new Error(USAGE);
}

/** Writes to a file, or to standard output, whose reader may close it early, as `head` does. */
async function write(csv: string, output: string | undefined): Promise<void> {
  if (output !== undefined) return replaceFile(folderOf(output), csv, 0o600);
  await new Promise<void>((done, fail) => {
    process.stdout.once("error", (error) => (hasCode(error, "EPIPE") ? done() : fail(error)));
    process.stdout.write(csv, () => done());
  });
}

async function subscriberRows(
  settings: NewsletterSettings,
  { subscribers, service }: People,
): Promise<string[][]> {
  const isAddressSet = Boolean(process.env.SITE_URL || process.env.GATSBY_API_URL);
  const links = await linksOfService(settings, service, isAddressSet);
  const rows = readable(await subscribers.confirmed()).map((subscriber) => [
    subscriber.email,
    subscriber.locale,
    subscriber.property_id,
    subscriber.consent_version,
    subscriber.signed_up_at,
    subscriber.confirmed_at,
    links.unsubscribe(subscriber),
  ]);
  return [COLUMNS, ...rows];
}

async function rowsForIys(subscribers: Subscribers): Promise<string[][]> {
  const rows = readable(await subscribers.consents()).map(({ email, event, at }) => [
    email,
    IYS_TYPE,
    IYS_SOURCE,
    IYS_STATUS[event],
    IYS_TIME.format(new Date(at)),
  ]);
  return [IYS_COLUMNS, ...rows];
}

/** Returns the readable rows; reports the others and sets exit code 1. */
function readable<Read>({ read, unreadable }: ReadRows<Read>): Read[] {
  for (const { id, reason } of unreadable)
    console.error(`Left out, because it can't be read: ${id} (${reason})`);
  if (unreadable.length > 0) process.exitCode = 1;
  return read;
}

/** `contact` is an email address or a telephone number. */
async function erase(
  settings: NewsletterSettings,
  { subscribers, enquiries }: People,
  contact: string,
): Promise<void> {
  const person: Contact = isPhone(contact) ? { phone: contact } : { email: normaliseAddress(contact) };
  const addresses = await subscribers.erase((row) => isSamePerson(person, row));
  const written = await enquiries.erase((row) => isSamePerson(person, row));
  const folder = mailFolder(settings.dataDir);
  let mails = await removeMails(folder, [...addresses, ...written]);
  if (person.email) mails += await removeMailsOf(folder, mailboxOf(person.email));
  if (addresses.length + written.length + mails === 0) throw new Error(`${contact} is not in the database.`);
  await (await Erased.read(settings.dataDir)).add(person, new Date());
  console.error(`${contact} is erased, with ${written.length} enquiries and ${mails} written mail(s).`);
}

async function makeBackup(settings: NewsletterSettings, folder: string): Promise<void> {
  const { addresses, hasSecret } = await backUp(settings, folder);
  console.error(
    `${addresses} address(es) are in ${folder}${hasSecret ? ", and the secret that signs the links in mails. Keep it where only you can read it." : ". Keep NEWSLETTER_SECRET, too: without it links in mails no longer work."}`,
  );
}

async function restoreBackup(settings: NewsletterSettings, folder: string): Promise<void> {
  const { addresses, hasSecret, kept } = await restore(settings, folder, new Date());
  console.error(`${addresses} address(es) are restored. What was there: ${kept.join(", ") || "nothing"}.`);
  await withDatabase(settings, async ({ subscribers, enquiries }) => {
    const erased = await Erased.read(settings.dataDir);
    const isErased = (row: Contact & { since: string }) => erased.has(row, row.since);
    const gone = [...(await subscribers.erase(isErased)), ...(await enquiries.erase(isErased))];
    if (gone.length > 0)
      console.error(`${gone.length} entries of people who were erased since are erased again.`);
  });
  if (settings.secret !== undefined || !hasSecret)
    console.error("The secret stays as it is: links in mails work where it is the one of the backup's time.");
}

/** Resolves against the caller's directory, since npm runs scripts in the project folder. */
function folderOf(name: string): string {
  return resolve(process.env.INIT_CWD ?? ".", name);
}

interface People {
  /** Undefined: no newsletter has used this database since the record was introduced. */
  service: ServiceRecord | undefined;
  subscribers: Subscribers;
  enquiries: Enquiries;
  visits: VisitCounts;
}

async function withDatabase(
  settings: NewsletterSettings,
  work: (people: People) => Promise<void>,
): Promise<void> {
  const { databaseUrl } = settings;
  if (isFile(databaseUrl) && !existsSync(pathOf(databaseUrl)))
    throw new Error(
      `There is no database ${pathOf(databaseUrl)}. Set DATA_DIR or DATABASE_URL as the newsletter has it.`,
    );
  const database = await openDatabase(databaseUrl, settings.databaseAuthToken);
  try {
    const service = await readService(database);
    const name = isFile(databaseUrl) ? resolve(pathOf(databaseUrl)) : new URL(databaseUrl).host;
    console.error(headingOf(service, name));
    await work({
      service,
      subscribers: new Subscribers(database),
      enquiries: new Enquiries(database),
      visits: new VisitCounts(database),
    });
  } finally {
    database.close();
  }
}

void runMain(main);
