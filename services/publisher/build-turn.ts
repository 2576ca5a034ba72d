import { mkdir } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { FolderTakenError, lockFolder } from "../../toolkit/lock-folder";

/** Polling interval for the turn, in milliseconds. */
const PAUSE = 250;

/**
 * Waits until no other site of this machine that shares the folder is being built; returns a function that ends
 * the turn. The turn also ends with its process. Throws the signal's reason if it aborts meanwhile.
 */
export async function takeBuildTurn(
  folder: string,
  signal: AbortSignal,
  onWait: () => void,
): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  for (let waits = false; ; waits = true) {
    signal.throwIfAborted();
    try {
      return await lockFolder(folder, "Another site is being built.");
    } catch (error) {
      if (!(error instanceof FolderTakenError)) throw error;
      if (!waits) onWait();
    }
    await setTimeout(PAUSE, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}
