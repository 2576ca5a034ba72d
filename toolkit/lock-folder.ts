import { join } from "node:path";
import { type Client, createClient, LibsqlError } from "@libsql/client/sqlite3";
import { messageOf } from "../shared/errors";
import { fileUrl } from "../shared/file-url";
import { forgetHolder, holderOf, noteHolder } from "./lock-holder";

const LOCK = ".writer-lock";

/** The folder is locked by another running process. */
export class FolderTakenError extends Error {}

/**
 * Locks an existing folder that only one process of this machine may write to; returns a function that releases
 * it. It is an OS lock on a file in the folder, taken by SQLite the same way on every platform: it ends with
 * its process, however that ends, so there are no stale locks. The empty file stays. Throws a FolderTakenError
 * with `message` and the holder if it is taken, and an error that names the file if this user lacks access.
 */
export async function lockFolder(folder: string, message: string): Promise<() => Promise<void>> {
  const file = join(folder, LOCK);
  const holder = `${file}.json`;
  let client: Client | undefined;
  try {
    client = createClient({ url: fileUrl(file), timeout: 0, concurrency: 1 });
    await client.execute("PRAGMA journal_mode = MEMORY");
    const lock = await client.transaction("write");
    // Never committed, only tests that the lock is held: without write permission SQLite silently takes none.
    await lock.execute("PRAGMA user_version = 1");
    await noteHolder(holder);
    const opened = client;
    return async () => {
      await forgetHolder(holder);
      lock.close();
      opened.close();
    };
  } catch (error) {
    client?.close();
    if (isTaken(error)) throw new FolderTakenError(message + (await holderOf(holder)));
    throw new Error(
      `${file} can't be locked (${messageOf(error)}). Let this user write there; remove the file where it is another user's and nothing runs.`,
    );
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof LibsqlError && error.code === "SQLITE_BUSY";
}
