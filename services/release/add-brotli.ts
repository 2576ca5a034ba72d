import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import pLimit from "p-limit";
import { BROTLI, brotli, GZIP } from "./compress";
import { listFiles } from "../../toolkit/files";
import { isImmutable } from "./published";
import { UNFINISHED } from "./store";

/** Leaves one core for visitors and the next build. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);

/**
 * Adds the Brotli copies that a live release was made without (`brotliLater`). They appear all at once, because
 * servers reread a folder that changes. If the signal aborts, those finished by then are added, and the next
 * call creates the rest.
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
    // Sets the original time again, so that the release keeps its age; the touch itself tells servers that it
    // changed.
    await utimes(folder, atime, mtime);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
