import { randomUUID } from "node:crypto";
import { mkdir, readdir, readlink, rename, rm, stat, symlink, utimes } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { ifThere } from "../../toolkit/files";

export const UNFINISHED = "unfinished-";
const RETIRED = "retired-";

/* The releases of one machine: `<root>/releases/<id>/`, and `<root>/current`, a link to the live one. Every
   step is a single rename, so a crash at any moment leaves a complete release live. */

/** Absolute folder of the live release; undefined before the first one. */
export async function currentRelease(root: string): Promise<string | undefined> {
  const target = await ifThere(readlink(join(root, "current")));
  const folder = target && resolve(root, target);
  return folder && (await exists(folder)) ? folder : undefined;
}

/**
 * Lets `make` build a release in a temporary folder and keeps it under its id, without making it live. If the
 * id exists already, that release stays and becomes the newest. Nothing is left of a failed one.
 */
export async function stageRelease<Made extends { id: string }>(
  root: string,
  make: (folder: string) => Promise<Made>,
): Promise<Made & { folder: string }> {
  const unfinished = join(root, "releases", `${UNFINISHED}${process.pid}-${Date.now()}`);
  await mkdir(join(root, "releases"), { recursive: true });
  try {
    const made = await make(unfinished);
    const folder = resolve(root, "releases", made.id);
    if (await exists(folder)) await utimes(folder, new Date(), new Date());
    else await rename(unfinished, folder);
    return { ...made, folder };
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/**
 * Makes an existing release live in one step. If it was removed meanwhile, restores the previous one, or else
 * any that exists.
 */
export async function switchCurrent(root: string, id: string): Promise<void> {
  const gone = new Error(`There is no release ${id} in ${root}/releases.`);
  const before = await currentRelease(root);
  if (!(await exists(join(root, "releases", id)))) throw gone;
  if (await pointTo(root, id)) return;
  const others = (await releaseNames(root)).filter((name) => !isLeftOver(name));
  for (const other of before === undefined ? others : [basename(before), ...others])
    if (await pointTo(root, other)) break;
  throw gone;
}

/** Points `current` to a release; returns whether that exists afterwards. */
async function pointTo(root: string, id: string): Promise<boolean> {
  const link = join(root, `current.${randomUUID()}.tmp`);
  await symlink(join("releases", id), link);
  await rename(link, join(root, "current"));
  return exists(join(root, "releases", id));
}

/** The existing releases, newest first, without those that are retired meanwhile. */
export async function listReleases(root: string): Promise<{ id: string; made: Date; current: boolean }[]> {
  const current = await currentRelease(root);
  const names = (await releaseNames(root)).filter((name) => !isLeftOver(name));
  const releases = await Promise.all(
    names.map(async (id) => {
      const made = (await ifThere(stat(join(root, "releases", id))))?.mtime;
      return made ? [{ id, made, current: current !== undefined && basename(current) === id }] : [];
    }),
  );
  return releases.flat().sort((one, other) => other.made.getTime() - one.made.getTime());
}

/**
 * Takes all but the newest releases and the live one out of use, each in one step; `removeRetired` deletes
 * them.
 */
export async function retireReleases(root: string, keep: number): Promise<void> {
  const old = (await listReleases(root)).slice(keep).filter(({ current }) => !current);
  for (const { id } of old) {
    const folder = join(root, "releases", id);
    const retired = join(root, "releases", `${RETIRED}${id}-${Date.now()}`);
    await rename(folder, retired);
    // Somebody may have rolled back to it since the list was made.
    if (basename(await readlink(join(root, "current")).catch(() => "")) === id) await rename(retired, folder);
  }
}

/** Deletes the files of retired releases, which takes a while if they are large. */
export async function removeRetired(root: string): Promise<void> {
  await removeFolders(root, (name) => name.startsWith(RETIRED));
}

/** Removes what a killed process left behind. Call it once at the start, before any build. */
export async function discardUnfinished(root: string): Promise<void> {
  await removeFolders(root, isLeftOver);
  for (const name of await namesIn(root))
    if (name.startsWith("current.")) await rm(join(root, name), { force: true });
}

function isLeftOver(name: string): boolean {
  return name.startsWith(UNFINISHED) || name.startsWith(RETIRED);
}

async function removeFolders(root: string, isOne: (name: string) => boolean): Promise<void> {
  for (const name of (await releaseNames(root)).filter(isOne))
    await rm(join(root, "releases", name), { recursive: true, force: true });
}

function releaseNames(root: string): Promise<string[]> {
  return namesIn(join(root, "releases"));
}

async function namesIn(folder: string): Promise<string[]> {
  return (await ifThere(readdir(folder))) ?? [];
}

async function exists(path: string): Promise<boolean> {
  return (await ifThere(stat(path))) !== undefined;
}
