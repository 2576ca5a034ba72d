import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import pLimit from "p-limit";
import { BROTLI, brotli, GZIP } from "./compress";
import { listFiles } from "../toolkit/files";
import { isImmutable } from "./published";
import { UNFINISHED } from "./store";

/** A core stays free for visitors and for the next build. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);

/**
 * Gives a live release the Brotli copies that it was made without (`brotliLater`). They appear in one moment, because a server
 * reads a folder anew that changes. Where the signal aborts, only those that were made by then do, and the next call makes the others.
 */
export async function addBrotli(folder: string, signal: AbortSignal): Promise<void> {
  const files = await listFiles(folder);
  const there = new Set(files);
  const lacking = files.filter((name) => there.has(name + GZIP) && !there.has(name + BROTLI));
  if (lacking.length === 0) return;
  const { atime, mtime } = await stat(folder);
  const unfinished = join(dirname(folder), `${UNFINISHED}brotli`);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished);
  try {
    const limit = pLimit(AT_ONCE);
    const made = new Map<string, string>();
    const makeCopy = async (name: string, number: number) => {
      if (signal.aborted) return;
      const copy = join(unfinished, String(number));
      await writeFile(copy, await brotli(await readFile(join(folder, name)), isImmutable(name)));
      made.set(copy, name + BROTLI);
    };
    await Promise.all(lacking.map((name, number) => limit(makeCopy, name, number)));
    for (const [copy, name] of made) await rename(copy, join(folder, name));
    // The release is as old as it was; that this was said tells servers that it changed.
    await utimes(folder, atime, mtime);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
