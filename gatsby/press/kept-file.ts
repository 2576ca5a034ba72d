import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** A file in its cache folder. */
export interface KeptFile {
  file: string;
  bytes: number;
}

const making = new Map<string, Promise<KeptFile>>();

/**
 * Returns the file for a name and a digest of its sources (`photo-kit`, `1f….zip`): from an earlier build, or
 * created now, once for all concurrent callers. The previous version is removed.
 */
export async function keptFile(
  folder: string,
  name: string,
  ending: string,
  make: (file: string) => Promise<void>,
): Promise<KeptFile> {
  const file = join(folder, `${name}-${ending}`);
  const known = await stat(file).catch(() => undefined);
  if (known) return { file, bytes: known.size };
  const made = making.get(file) ?? makeFile(folder, name, file, make).finally(() => making.delete(file));
  making.set(file, made);
  return made;
}

async function makeFile(
  folder: string,
  name: string,
  file: string,
  make: (file: string) => Promise<void>,
): Promise<KeptFile> {
  await mkdir(folder, { recursive: true });
  const before = (await readdir(folder)).filter((other) => other.startsWith(`${name}-`));
  const part = join(folder, `.${name}`);
  await make(part);
  await rename(part, file);
  await Promise.all(before.map((other) => rm(join(folder, other), { force: true })));
  return { file, bytes: (await stat(file)).size };
}
