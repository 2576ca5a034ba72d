import type { Database } from "./database";

/** Truncates the write-ahead log, which holds earlier copies of removed rows. */
export async function emptyLog(database: Database): Promise<void> {
  if (database.protocol === "file") await database.execute("PRAGMA wal_checkpoint(TRUNCATE)");
}
