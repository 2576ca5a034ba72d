import { mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";
import { createClient } from "@libsql/client/sqlite3";
import { messageOf } from "../../shared/errors";
import { makePrivate } from "../../toolkit/private-folder";
import type { Database } from "./database";
import { filesOf, isFile, pathOf } from "./database-file";
import { FileDatabase } from "./file-database";
import { ADD_MAILBOX, ADD_VERSION, CREATE, MIGRATE } from "./schema";
import { mailboxOf, normaliseAddress } from "./signup";

/** Milliseconds to wait for the first response of a database server. */
const PATIENCE = 2_500;

/**
 * Opens the database, creating file, folder and tables if missing and migrating older schemas. Throws an error
 * that names the database if it is unreachable or not a database.
 */
export async function openDatabase(url: string, authToken?: string): Promise<Database> {
  let database: Database | undefined;
  try {
    if (isFile(url)) await makePrivateFile(pathOf(url));
    database = isFile(url) ? new FileDatabase(url) : createClient({ url, authToken });
    await (isFile(url) ? prepare(database) : withinPatience(prepare(database)));
    return database;
  } catch (error) {
    database?.close();
    throw new Error(
      `The newsletter's database ${withoutCredentials(url)} can't be opened (${messageOf(error)}). ` +
        (isFile(url)
          ? "Restore it, move it away to begin with an empty one, or name another in DATABASE_URL."
          : "Check DATABASE_URL, DATABASE_AUTH_TOKEN, and that its server runs."),
    );
  }
}

async function prepare(database: Database): Promise<void> {
  const lacks = async (column: string, table: string) => {
    const { rows } = await database.execute(`SELECT name FROM pragma_table_info('${table}')`);
    return rows.length > 0 && !rows.some(({ name }) => name === column);
  };
  const isFirst = await lacks("request", "subscribers");
  const hasNoMailbox = !isFirst && (await lacks("mailbox", "subscribers"));
  const hasNoVersion = await lacks("version", "service");
  const changes = [
    ...(isFirst ? MIGRATE : []),
    ...(hasNoMailbox ? ADD_MAILBOX : []),
    ...(hasNoVersion ? ADD_VERSION : []),
  ];
  await database.batch([...changes, ...CREATE], "write");
  await respellAddresses(database);
  await nameMailboxes(database);
}

/** Fills in the mailbox of addresses stored before the column existed. */
async function nameMailboxes(database: Database): Promise<void> {
  const { rows } = await database.execute("SELECT id, email FROM subscribers WHERE mailbox = ''");
  const statements = rows.map(({ id, email }) => ({
    sql: "UPDATE subscribers SET mailbox = ? WHERE id = ?",
    args: [mailboxOf(String(email)), String(id)],
  }));
  if (statements.length > 0) await database.batch(statements, "write");
}

/** Rewrites stored addresses to the normalised form used for lookups. */
async function respellAddresses(database: Database): Promise<void> {
  const { rows } = await database.execute(
    "SELECT id, email FROM subscribers WHERE email GLOB '*[^ -~]*' OR email LIKE '%xn--%'",
  );
  for (const [id, email] of rows.map((row) => [String(row.id), String(row.email)] as const)) {
    const spelling = normaliseAddress(email);
    // If both spellings exist, each row stays: the links in their mails refer to them.
    const sql = "UPDATE OR IGNORE subscribers SET email = ? WHERE id = ?";
    if (spelling !== email) await database.execute({ sql, args: [spelling, id] });
  }
}

/** Creates the file if missing, and restricts it and its companions to their owner. */
async function makePrivateFile(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await (await open(path, "a", 0o600)).close();
  for (const name of filesOf(path)) await makePrivate(name);
}

export async function withinPatience<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE / 1_000} s`)), PATIENCE);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** `libsql://name:token@host/?authToken=x` → `libsql://host/` */
export function withoutCredentials(url: string): string {
  return url.replace(/\/\/[^/@]*@/, "//").replace(/\?.*$/, "");
}
