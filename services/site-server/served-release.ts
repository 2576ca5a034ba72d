import { realpath, stat } from "node:fs/promises";
import { COMPRESSED } from "../release/compress";
import { listFiles } from "../release/files";
import { readRoutes } from "../release/routes";
import type { ServedRelease } from "./answer";

/** Files of a release that configure hosts, or stand in for others; visitors do not get them. */
const NOT_SERVED = new RegExp(
  `^(?:_headers|_redirects|routes\\.json|hosts/.*)$|(?:${COMPRESSED.join("|").replaceAll(".", "\\.")})$`,
);

/**
 * Answers the release in a folder, which may be replaced, or be a link that is switched, at any time.
 * What was read of a release is kept for as long as it is the one in the folder.
 */
export function createReleaseReader(): (folder: string) => Promise<ServedRelease> {
  let last: { inode: number; release: Promise<ServedRelease> } | undefined;
  return async (folder) => {
    const { ino: inode } = await stat(folder);
    if (last?.inode !== inode) {
      const release = readRelease(folder);
      last = { inode, release };
      release.catch(() => (last = undefined));
    }
    return last.release;
  };
}

async function readRelease(folder: string): Promise<ServedRelease> {
  const real = await realpath(folder);
  const [routes, files] = await Promise.all([readRoutes(real), listFiles(real)]);
  return { folder: real, routes, files: new Set(files.filter((file) => !NOT_SERVED.test(file))) };
}
