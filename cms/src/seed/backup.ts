import { execFile } from "node:child_process";
import { cp, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { createClient } from "@libsql/client";
import { messageOf } from "../../../shared/errors";
import { fileUrl } from "../../../shared/file-url";
import { fieldsOf } from "../../../shared/record";
import { lockDataFolder } from "../live/lock-data-folder";
import type { Environment } from "../environment";

type Place = Pick<Environment, "dataDir" | "databaseUrl" | "databaseFile" | "mediaDir">;
type Restored = Omit<Place, "mediaDir"> & Pick<Environment, "restoredMark">;

const run = promisify(execFile);

const DATABASE = "cms.db";
const DUMP = "cms.dump";
const MEDIA = "media";
const SECRET = "secret";

/** Copies database, media and secret into a new folder; editors can keep working. */
export async function backUp(place: Place, folder: string): Promise<void> {
  const { mediaDir, dataDir } = place;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty. Name a new folder for each backup.`);
  await copyDatabase(place, folder);
  // After the database, so that every picture it refers to is included.
  if (await exists(mediaDir)) await cp(mediaDir, join(folder, MEDIA), { recursive: true });
  if (await exists(join(dataDir, SECRET))) await cp(join(dataDir, SECRET), join(folder, SECRET));
}

/**
 * Restores a backup; returns the folder with what was there. Throws if a CMS is running. Where it fails, the data folder
 * stays in its place.
 */
export async function restore(
  { dataDir, databaseUrl, databaseFile, restoredMark }: Restored,
  folder: string,
): Promise<string | undefined> {
  const database = databaseUrl === undefined ? DATABASE : DUMP;
  if (!(await exists(join(folder, database))))
    throw new Error(`${folder} is no backup of this kind of database: it has no ${database}.`);
  if (await exists(dataDir)) await (await lockDataFolder(dataDir))();
  const next = `${dataDir}.restoring`;
  await rm(next, { recursive: true, force: true });
  await cp(folder, next, { recursive: true });
  if (databaseUrl !== undefined) {
    await mkdir(dataDir, { recursive: true });
    await copyDatabase({ databaseUrl, databaseFile }, dataDir);
    await postgresTool("pg_restore", [
      "--clean",
      "--if-exists",
      "--no-owner",
      "--single-transaction",
      `--dbname=${databaseUrl}`,
      join(next, DUMP),
    ]);
    await rm(join(next, DUMP));
  }
  const before = `${dataDir}.before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
  const isReplaced = await exists(dataDir);
  if (isReplaced) await rename(dataDir, before);
  await rename(next, dataDir);
  await writeFile(restoredMark, "");
  return isReplaced ? before : undefined;
}

/**
 * Consistent snapshot of the database; for SQLite without the separate write-ahead log. Only this user can read it:
 * it has the passwords' digests.
 */
async function copyDatabase(
  { databaseUrl, databaseFile }: Pick<Place, "databaseUrl" | "databaseFile">,
  folder: string,
): Promise<void> {
  const copy = join(folder, databaseUrl === undefined ? DATABASE : DUMP);
  // Both tools write into an empty file, which keeps its permissions.
  await writeFile(copy, "", { mode: 0o600 });
  if (databaseUrl !== undefined) {
    await postgresTool("pg_dump", ["--format=custom", `--file=${copy}`, databaseUrl]);
    return;
  }
  const client = createClient({ url: fileUrl(databaseFile) });
  try {
    await client.execute({ sql: "VACUUM INTO ?", args: [copy] });
  } finally {
    client.close();
  }
}

/** Throws the tool's error output, or how to install it. */
async function postgresTool(name: "pg_dump" | "pg_restore", parameters: string[]): Promise<void> {
  await run(name, parameters).catch((error: unknown) => {
    const { code, stderr } = fieldsOf(error);
    const missing = "it is not installed (apt-get install postgresql-client).";
    throw new Error(`${name} failed: ${code === "ENOENT" ? missing : String(stderr ?? messageOf(error))}`);
  });
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
