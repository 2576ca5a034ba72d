import { realpath } from "node:fs/promises";
import { join, resolve } from "node:path";
import { lockFolder } from "../../toolkit/lock-folder";
import { requireReadableName, requireReadablePackages } from "./folder-name";
import { type GatsbyCommand, GatsbyError, type GatsbyOptions, startGatsby } from "./gatsby-child";

export type { GatsbyOptions };

/**
 * Runs Gatsby in its own process group to its end. Throws a GatsbyError if it fails, the signal's reason if it
 * is stopped, and an error if another Gatsby runs in the folder: the two would corrupt each other's cache.
 */
export async function runGatsby(command: GatsbyCommand, options: GatsbyOptions): Promise<void> {
  const directory = resolve(options.directory ?? ".");
  const { signal } = options;
  const unlock = await lockForGatsby(directory);
  try {
    signal?.throwIfAborted();
    const gatsby = await startGatsby(command, { ...options, directory });
    const stop = () => void gatsby.end();
    signal?.addEventListener("abort", stop, { once: true });
    if (signal?.aborted) stop();
    try {
      const code = await gatsby.ended;
      signal?.throwIfAborted();
      if (code !== 0) throw new GatsbyError(command, code, gatsby.log);
    } finally {
      signal?.removeEventListener("abort", stop);
    }
  } finally {
    await unlock();
  }
}

/** Prevents other Gatsby instances in a site's folder; returns a function that releases the lock. */
export async function lockForGatsby(directory: string): Promise<() => Promise<void>> {
  requireReadableName(directory);
  // A site below the project folder has no packages of its own, and uses those of an ancestor.
  requireReadablePackages(await realpath(join(directory, "node_modules")).catch(() => directory));
  return lockFolder(
    directory,
    `Gatsby runs in ${directory} already (npm start, npm run build, npm run develop or npm test). Wait for its end, or end it.`,
  );
}
