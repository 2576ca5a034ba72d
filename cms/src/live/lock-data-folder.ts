import { lockFolder } from "../../../toolkit/lock-folder";

/**
 * Locks the data folder while the CMS runs: replacing the folder would lose what the CMS writes. Returns a function
 * to unlock it; throws if it is already locked.
 */
export function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  return lockFolder(dataDir, `A CMS is running on ${dataDir} (CMS_DATA_DIR): end it first.`);
}
