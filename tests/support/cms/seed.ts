import { existsSync } from "node:fs";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { object, string } from "yup";
import { parse } from "../../../shared/parse";
import { freePort } from "../host-process";
import { startCms } from "./process";

/** Data of a CMS that tests copy. */
export const SEED = resolve(".test-sites/cms-seed");
/** Who signs in at each copy of it. */
const OWNER_FILE = `${SEED}.owner.json`;

const ownerSchema = object({ email: string().required(), password: string().required() });

/** Starts the real CMS on an empty folder, which installs and builds it where that was not done, and imports the embedded hotel. */
export async function makeSeed(): Promise<void> {
  await rm(SEED, { recursive: true, force: true });
  const nobody = `http://localhost:${await freePort()}`;
  const cms = await startCms(await freePort(), { CMS_DATA_DIR: SEED, SITE_URL: nobody });
  const email = "seed@example.com";
  await writeFile(OWNER_FILE, JSON.stringify({ email, password: await cms.addUser(email, "owner") }));
  await cms.stop();
}

/**
 * Fills a folder, absolute, with the embedded hotel as a first start of the CMS leaves it. There is an owner in it alone, and
 * no site was told of anything.
 */
export async function seedFolder(folder: string): Promise<void> {
  // A measurement has no set-up before it.
  if (!existsSync(OWNER_FILE)) await makeSeed();
  await rm(folder, { recursive: true, force: true });
  await cp(SEED, folder, { recursive: true });
}

/** The owner who is in each copy of the seed. */
export async function seedOwner() {
  return parse(ownerSchema, JSON.parse(await readFile(OWNER_FILE, "utf8")));
}
