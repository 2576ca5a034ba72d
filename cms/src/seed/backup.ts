import { cp, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import type { Environment } from "../environment";

type Place = Pick<Environment, "dataDir" | "databaseFile" | "mediaDir">;

const DATABASE = "cms.db";
const MEDIA = "media";
const SECRET = "secret";

/** Copies database, media and secret into a new folder, while editors go on working. */
export async function backUp({ databaseFile, mediaDir, dataDir }: Place, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty. Name a new folder for each backup.`);
  const client = createClient({ url: `file:${databaseFile}` });
  try {
    // A copy of one moment, without the log of writes that lies beside the database.
    await client.execute({ sql: "VACUUM INTO ?", args: [join(folder, DATABASE)] });
  } finally {
    client.close();
  }
  // After the database: no picture that it names is missing.
  await cp(mediaDir, join(folder, MEDIA), { recursive: true });
  if (await exists(join(dataDir, SECRET))) await cp(join(dataDir, SECRET), join(folder, SECRET));
}

/** Puts a backup in the place of what is there, which is kept beside it. The CMS must not be running. */
export async function restore({ dataDir }: Place, folder: string): Promise<string | undefined> {
  if (!(await exists(join(folder, DATABASE))))
    throw new Error(`${folder} is no backup: it has no ${DATABASE}.`);
  const next = `${dataDir}.restoring`;
  await rm(next, { recursive: true, force: true });
  await cp(folder, next, { recursive: true });
  const before = `${dataDir}.before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
  const replaced = await exists(dataDir);
  if (replaced) await rename(dataDir, before);
  await rename(next, dataDir);
  return replaced ? before : undefined;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
