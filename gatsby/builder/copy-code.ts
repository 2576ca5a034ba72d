import { mkdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { messageOf } from "../../shared/errors";
import { mapFiles } from "../../toolkit/files";
import { codeFiles } from "./code";
import { fileDigest } from "./file-digest";

const PACKAGES = "node_modules";

/**
 * Copies the code of a site to a second folder, so that both can be built side by side: Gatsby has one cache
 * per folder. A folder elsewhere gets a link to the packages. Only differences are written.
 */
export async function copyCode(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const files = await codeFiles(from);
  await mapFiles(files, async (file) => {
    if ((await fileDigest(join(from, file))) === (await fileDigest(join(to, file)))) return;
    await mkdir(dirname(join(to, file)), { recursive: true });
    await writeFile(join(to, file), await readFile(join(from, file)));
  });
  const known = new Set(files);
  for (const file of await codeFiles(to)) if (!known.has(file)) await rm(join(to, file));
  if (relative(from, to).startsWith("..")) await linkPackages(resolve(from, PACKAGES), join(to, PACKAGES));
}

/**
 * Atomically replaces a link from an earlier project version; throws if a real node_modules folder is in the
 * way.
 */
async function linkPackages(packages: string, link: string): Promise<void> {
  const next = `${link}.next`;
  await rm(next, { force: true });
  await symlink(packages, next);
  try {
    await rename(next, link);
  } catch (error) {
    await rm(next);
    throw new Error(
      `${link} must be a link to ${packages} (${messageOf(error)}). Remove it, or name another folder in SITE_DIR.`,
    );
  }
}
