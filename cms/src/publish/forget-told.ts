import { rm, stat } from "node:fs/promises";
import type { Payload } from "payload";
import type { Environment } from "../environment";
import { NOTHING_TOLD } from "./site-notifier";
import { READERS, saveState } from "./state";

/**
 * After a restore, the stored state predates what the sites have been sent since: forget it, so that they get
 * everything.
 */
export async function forgetToldAfterRestore(
  payload: Payload,
  { restoredMark }: Pick<Environment, "restoredMark">,
): Promise<void> {
  const isRestored = await stat(restoredMark).then(
    () => true,
    () => false,
  );
  if (!isRestored) return;
  for (const reader of READERS) await saveState(payload, reader, NOTHING_TOLD);
  await rm(restoredMark);
}
