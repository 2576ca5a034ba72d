import { mkdir, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { hasCode } from "../../shared/errors";
import { ifThere } from "../../services/toolkit/files";
import { codeFiles } from "./code";

const PACKAGES = "node_modules";

/**
 * Brings the code of a site into a second folder, so that both are built beside each other: Gatsby has one cache in each.
 * A folder that lies elsewhere gets a link to the packages. Only what differs is written.
 */
export async function copyCode(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const files = await codeFiles(from);
  for (const file of files) {
    const content = await readFile(join(from, file));
    if ((await ifThere(readFile(join(to, file))))?.equals(content)) continue;
    await mkdir(dirname(join(to, file)), { recursive: true });
    await writeFile(join(to, file), content);
  }
  const known = new Set(files);
  for (const file of await codeFiles(to)) if (!known.has(file)) await rm(join(to, file));
  if (relative(from, to).startsWith("..")) await linkPackages(resolve(from, PACKAGES), join(to, PACKAGES));
}

async function linkPackages(packages: string, link: string): Promise<void> {
  try {
    await symlink(packages, link);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
    if ((await realpath(link)) === (await realpath(packages))) return;
    throw new Error(`${link} must lead to ${packages}. Remove it, or name another folder in SITE_DIR.`);
  }
}
