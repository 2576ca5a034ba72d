import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { type Client, createClient } from "@libsql/client";

/** How long a statement waits for another program, such as the export, to let go of the file. */
const BUSY_TIMEOUT = 5_000;

const TABLE = `
  CREATE TABLE IF NOT EXISTS subscribers (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL CHECK (status IN ('pending', 'confirmed', 'unsubscribed')),
    locale TEXT NOT NULL,
    property_id TEXT NOT NULL,
    consent_version TEXT NOT NULL,
    signed_up_at TEXT NOT NULL,
    confirmed_at TEXT,
    unsubscribed_at TEXT,
    mailed_at TEXT,
    mail_due_at TEXT,
    mail_attempts INTEGER NOT NULL DEFAULT 0
  ) STRICT`;

const DUE_INDEX = `
  CREATE INDEX IF NOT EXISTS subscribers_mail_due ON subscribers (mail_due_at) WHERE mail_due_at IS NOT NULL`;

/**
 * Opens the database, and creates file, folder and table where they are not there yet.
 * A statement on a file is on the disk when it returns, and what it deletes is overwritten.
 */
export async function openDatabase(url: string, authToken?: string): Promise<Client> {
  const isFile = url.startsWith("file:");
  if (isFile) await mkdir(dirname(pathOf(url)), { recursive: true, mode: 0o700 });
  // One connection: the pragmas below are a connection's own.
  const client = createClient({ url, authToken, concurrency: isFile ? 1 : undefined, timeout: BUSY_TIMEOUT });
  if (isFile) {
    await client.execute("PRAGMA journal_mode = WAL");
    await client.execute("PRAGMA synchronous = FULL");
    await client.execute("PRAGMA secure_delete = ON");
  }
  await client.batch([TABLE, DUE_INDEX], "write");
  return client;
}

/** `file:.data/newsletter.db` → `.data/newsletter.db`; `file:///srv/a.db` → `/srv/a.db`. */
function pathOf(url: string): string {
  return url.startsWith("file://") ? fileURLToPath(url) : url.slice("file:".length);
}
