import type { Database } from "./database";

/** Empties a file's log of writes, which holds earlier copies of rows that were removed. */
export async function emptyLog(database: Database): Promise<void> {
  if (database.protocol === "file") await database.execute("PRAGMA wal_checkpoint(TRUNCATE)");
}
