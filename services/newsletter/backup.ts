import { access, copyFile, link, mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createClient, LibsqlError } from "@libsql/client/sqlite3";
import { messageOf } from "../../shared/errors";
import { fileUrl } from "../../shared/file-url";
import { ifThere } from "../../toolkit/files";
import { makePrivate, privateFolder } from "../../toolkit/private-folder";
import { filesOf, isFile, pathOf } from "./database-file";
import { FileDatabase } from "./file-database";
import { SECRET_FILE } from "./secret";
import type { NewsletterSettings } from "./settings";

type Place = Pick<NewsletterSettings, "dataDir" | "databaseUrl" | "secret">;

/** Name of the database file inside a backup, whatever it is called in use. */
const DATABASE = "newsletter.db";

interface Backup {
  /** Number of addresses in the backup. */
  addresses: number;
  /** Whether the backup contains the secret that signs links in mails. */
  hasSecret: boolean;
}

interface Restored extends Backup {
  /** Files that hold what was there before the restore. */
  kept: string[];
}

/**
 * Copies a consistent snapshot of database and secret into a new folder while signups continue. The database is
 * written last and in one piece, so a folder that has it is a complete backup. Throws if the folder is not
 * empty or the database is on a server.
 */
export async function backUp({ dataDir, databaseUrl, secret }: Place, folder: string): Promise<Backup> {
  const path = requireFile(databaseUrl);
  if (!(await isDone(access(path))))
    throw new Error(`There is no database to back up: ${path} is not there.`);
  await privateFolder(folder);
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty. Name a new folder for each backup.`);
  const unfinished = join(folder, `${DATABASE}.unfinished`);
  try {
    if (secret === undefined) {
      await isDone(copyFile(join(dataDir, SECRET_FILE), join(folder, SECRET_FILE)));
      await makePrivate(join(folder, SECRET_FILE));
    }
    await copyDatabase(path, unfinished);
    await rename(unfinished, join(folder, DATABASE));
  } catch (error) {
    for (const name of await readdir(folder)) await rm(join(folder, name));
    throw new Error(`No backup was made in ${folder}: ${messageOf(error)}`);
  }
  return readBackup(folder);
}

/**
 * Replaces database and secret with those of a backup, keeping the old ones next to them. Throws, without
 * changing anything, if the folder is not a backup or a program is using the database.
 */
export async function restore(
  { dataDir, databaseUrl, secret }: Place,
  folder: string,
  now: Date,
): Promise<Restored> {
  const path = requireFile(databaseUrl);
  const backup = await readBackup(folder);
  await privateFolder(dataDir);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  if (await isDone(access(path))) await requireUnused(path);
  const kept: string[] = [];
  const keep = async (file: string, how: (from: string, to: string) => Promise<void>) => {
    const copy = `${file}.before-${now.toISOString().replaceAll(/[:.]/g, "-")}`;
    if (await isDone(how(file, copy))) kept.push(copy);
  };
  const [, ...beside] = filesOf(path);
  // Left over from a damaged database; SQLite would apply them to the restored one.
  for (const file of beside) await keep(file, rename);
  const files: { name: string; target: string }[] = [{ name: DATABASE, target: path }];
  if (secret === undefined && backup.hasSecret)
    files.push({ name: SECRET_FILE, target: join(dataDir, SECRET_FILE) });
  for (const { name, target } of files) {
    const next = `${target}.restoring`;
    await copyFile(join(folder, name), next);
    await makePrivate(next);
    await keep(target, link);
    await rename(next, target);
  }
  return { ...backup, kept };
}

/** Checks that a backup is readable, and describes it. */
async function readBackup(folder: string): Promise<Backup> {
  const names = await readdir(folder).catch((): string[] => []);
  if (!names.includes(DATABASE)) throw new Error(`${folder} is no backup: it has no ${DATABASE}.`);
  const client = createClient({ url: fileUrl(join(folder, DATABASE)) });
  try {
    const [check] = (await client.execute("PRAGMA integrity_check")).rows;
    if (check?.integrity_check !== "ok") throw new Error(String(check?.integrity_check));
    const [count] = (await client.execute("SELECT count(*) AS addresses FROM subscribers")).rows;
    return { addresses: Number(count?.addresses), hasSecret: names.includes(SECRET_FILE) };
  } catch (error) {
    throw new Error(`${join(folder, DATABASE)} is damaged (${messageOf(error)}). Take another backup.`);
  } finally {
    client.close();
  }
}

/** Copies a snapshot that includes the write-ahead log and excludes erased data. */
async function copyDatabase(path: string, copy: string): Promise<void> {
  const database = new FileDatabase(fileUrl(path));
  try {
    await database.execute({ sql: "VACUUM INTO ?", args: [copy] });
    await makePrivate(copy);
  } finally {
    database.close();
  }
}

/** Throws if a program has the database open: it would keep writing to the replaced file. */
async function requireUnused(path: string): Promise<void> {
  const client = createClient({ url: fileUrl(path), timeout: 0 });
  try {
    // Succeeds only for the sole connection.
    await client.execute("PRAGMA journal_mode = DELETE");
  } catch (error) {
    if (error instanceof LibsqlError && error.code.startsWith("SQLITE_BUSY"))
      throw new Error(
        `${path} is in use. End what runs the newsletter (npm start, npm run newsletter or npm run content-server), then restore.`,
      );
    // A damaged database is a reason to restore, so other errors are ignored.
  } finally {
    client.close();
  }
}

function requireFile(databaseUrl: string): string {
  if (isFile(databaseUrl)) return pathOf(databaseUrl);
  throw new Error(
    "DATABASE_URL names a database server: back it up and restore it by that server's own means, and keep NEWSLETTER_SECRET.",
  );
}

/** Awaits file work; false if the file does not exist. */
async function isDone(work: Promise<unknown>): Promise<boolean> {
  return (await ifThere(work.then(() => true))) ?? false;
}
