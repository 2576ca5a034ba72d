import { lockFolder } from "../../../services/toolkit/lock-folder";

/** Taken by the CMS while it runs: what it writes would be gone where its folder is replaced. Answers how to let it go; throws where it is taken. */
export function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  return lockFolder(dataDir, `A CMS is running on ${dataDir} (CMS_DATA_DIR): end it first.`);
}
