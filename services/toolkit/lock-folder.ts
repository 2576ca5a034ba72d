import { join } from "node:path";
import { type Client, createClient, LibsqlError } from "@libsql/client/sqlite3";
import { messageOf } from "../../shared/errors";
import { fileUrl } from "../../shared/file-url";
import { forgetHolder, holderOf, noteHolder } from "./lock-holder";

const LOCK = ".writer-lock";

/** The folder is another process's, which lives. */
export class FolderTakenError extends Error {}

/**
 * Keeps other processes of this machine from using a folder, which must be there, that only one may write; answers how to let it go.
 * The lock is the system's own on a file in the folder, which SQLite takes the same way on every system: there is nothing
 * to take over, because it ends with its process, whatever ends that. The file stays, empty. Throws a FolderTakenError with
 * `message`, and whose it is, where the lock is taken, and an error that names the file where this user may not have it.
 */
export async function lockFolder(folder: string, message: string): Promise<() => Promise<void>> {
  const file = join(folder, LOCK);
  const holder = `${file}.json`;
  let client: Client | undefined;
  try {
    client = createClient({ url: fileUrl(file), timeout: 0, concurrency: 1 });
    await client.execute("PRAGMA journal_mode = MEMORY");
    const lock = await client.transaction("write");
    // Never committed: it only tells whether the lock is one, as SQLite gives who may not write none, and says nothing.
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
