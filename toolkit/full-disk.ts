import { lstat, statfs } from "node:fs/promises";
import { join, resolve } from "node:path";
import { hasCode, messageOf } from "../shared/errors";
import { ifThere, listFiles } from "./files";

const MEGABYTE = 2 ** 20;
/** Messages of Node, SQLite and the build's tools. */
const FULL = /ENOSPC|no space left on device|SQLITE_FULL|database or disk is full/i;

export interface DiskUse {
  /** Folders written to; removable files are on one of their disks. */
  written: readonly string[];
  /** Folders whose content is recreated if missing. */
  removable: readonly string[];
}

/**
 * Explains an error caused by a full disk, with the folder, its free space and what may be removed; returns any
 * other error as is. `written` must include the folder or an ancestor.
 */
export async function explainFullDisk(error: unknown, { written, removable }: DiskUse): Promise<unknown> {
  if (!hasCode(error, "ENOSPC") && !FULL.test(messageOf(error))) return error;
  const disks = await Promise.all(written.map((folder) => diskOf(resolve(folder))));
  const fullest = disks.flatMap((disk) => disk ?? []).sort((one, other) => one.free - other.free)[0];
  const where =
    fullest === undefined
      ? "A disk is full"
      : `The disk of ${fullest.folder} is full, ${inMegabytes(fullest.free)} of ${inMegabytes(fullest.all)} are free`;
  const sizes = await Promise.all(removable.map(async (folder) => ({ folder, size: await sizeOf(folder) })));
  const list = sizes
    .filter(({ size }) => size > 0)
    .map(({ folder, size }) => `\n- ${resolve(folder)} (${inMegabytes(size)})`);
  const remedy =
    list.length === 0
      ? "Make room there."
      : `Make room there. While its services do not run, these may be removed, and are made again:${list.join("")}`;
  return new Error(`${where} (${messageOf(error)}). ${remedy}`, { cause: error });
}

async function diskOf(folder: string): Promise<{ folder: string; free: number; all: number } | undefined> {
  const found = await ifThere(statfs(folder));
  return found && { folder, free: found.bavail * found.bsize, all: found.blocks * found.bsize };
}

/** Total size in bytes of a folder's files; 0 if it does not exist. */
async function sizeOf(folder: string): Promise<number> {
  const files = (await ifThere(listFiles(folder))) ?? [];
  let size = 0;
  for (const file of files) size += (await ifThere(lstat(join(folder, file))))?.size ?? 0;
  return size;
}

function inMegabytes(bytes: number): string {
  return `${Math.round((10 * bytes) / MEGABYTE) / 10} MB`;
}
