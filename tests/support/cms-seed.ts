import { existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { findChromium } from "./chromium";
import { startCms } from "./cms-process";
import { freePort } from "./host-process";

const SEED = resolve(".test-sites/cms-seed");

/** Before a run: has the browser unpacked, the CMS installed and built, and the embedded hotel imported once for all tests. */
export default async function prepare(): Promise<void> {
  // Two workers that unpack it at once would start one that is not whole yet.
  await findChromium();
  await makeSeed();
}

async function makeSeed(): Promise<void> {
  await rm(SEED, { recursive: true, force: true });
  const nobody = `http://localhost:${await freePort()}`;
  const cms = await startCms(await freePort(), { CMS_DATA_DIR: SEED, SITE_URL: nobody });
  await cms.stop();
}

/**
 * Fills a folder, absolute, with the embedded hotel as a first start of the CMS leaves it. There is no user in it, and
 * no site was told of anything.
 */
export async function seedFolder(folder: string): Promise<void> {
  // A measurement has no set-up before it.
  if (!existsSync(SEED)) await makeSeed();
  await rm(folder, { recursive: true, force: true });
  await cp(SEED, folder, { recursive: true });
}
