import { lockFolder } from "../../toolkit/lock-folder";

/**
 * Prevents other publishers and commands from changing the releases of a folder; returns a function that
 * unlocks it.
 */
export function lockReleases(root: string): Promise<() => Promise<void>> {
  return lockFolder(
    root,
    `Another publisher (npm start or npm run publisher) publishes into ${root}. End it, or give this one another RELEASES_DIR.`,
  );
}
