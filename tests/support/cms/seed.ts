import { existsSync } from "node:fs";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { object, string } from "yup";
import { parse } from "../../../shared/parse";
import { freePort } from "../free-port";
import { startCms } from "./process";

/** CMS data that tests copy. */
export const SEED = resolve(".test-sites/cms-seed");
/** Credentials of the owner in each copy. */
const OWNER_FILE = `${SEED}.owner.json`;

const ownerSchema = object({ email: string().required(), password: string().required() });

/** Starts the real CMS on an empty folder: it installs and builds itself if necessary and imports the hotel. */
export async function makeSeed(): Promise<void> {
  await rm(SEED, { recursive: true, force: true });
  const nobody = `http://localhost:${await freePort()}`;
  const cms = await startCms(await freePort(), { CMS_DATA_DIR: SEED, SITE_URL: nobody });
  const email = "seed@example.com";
  await writeFile(OWNER_FILE, JSON.stringify({ email, password: await cms.addUser(email, "owner") }));
  await cms.stop();
}

/**
 * Fills a folder (an absolute path) with the embedded hotel as the CMS's first start leaves it. The only user is an
 * owner, and no site has been notified of anything.
 */
export async function seedFolder(folder: string): Promise<void> {
  // Measurements run without the tests' set-up.
  if (!existsSync(OWNER_FILE)) await makeSeed();
  await rm(folder, { recursive: true, force: true });
  await cp(SEED, folder, { recursive: true });
}

/** Credentials of the owner in each copy of the seed. */
export async function seedOwner() {
  return parse(ownerSchema, JSON.parse(await readFile(OWNER_FILE, "utf8")));
}
