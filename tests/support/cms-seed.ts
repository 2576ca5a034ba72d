import { existsSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { startCms } from "./cms-process";
import { freePort } from "./host-process";

const SEED = resolve(".test-sites/cms-seed");

/** Before a run: what an earlier one imported may be of other content. */
export default async function forgetSeed(): Promise<void> {
  await rm(SEED, { recursive: true, force: true });
}

/**
 * Fills a folder, absolute, with the embedded hotel as a first start of the CMS leaves it: a copy of one that is made
 * once a run. There is no user in it, and no site was told of anything.
 */
export async function seedFolder(folder: string): Promise<void> {
  if (!existsSync(SEED)) {
    const making = `${SEED}-making`;
    await rm(making, { recursive: true, force: true });
    const nobody = `http://localhost:${await freePort()}`;
    const cms = await startCms(await freePort(), { CMS_DATA_DIR: making, SITE_URL: nobody });
    await cms.stop();
    await rename(making, SEED);
  }
  await rm(folder, { recursive: true, force: true });
  await cp(SEED, folder, { recursive: true });
}
