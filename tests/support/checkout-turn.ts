import { FolderTakenError, lockFolder } from "../../services/toolkit/lock-folder";
import { untilTrue } from "./until-true";

/** Waits until no other test file has this checkout's own site built; answers how to let the next one. */
export async function checkoutTurn(): Promise<() => Promise<void>> {
  let end: (() => Promise<void>) | undefined;
  await untilTrue(async () => {
    end = await lockFolder(".test-sites", "Another test file builds the site here.").catch(
      (error: unknown) => {
        if (error instanceof FolderTakenError) return undefined;
        throw error;
      },
    );
    return end !== undefined;
  });
  return async () => end?.();
}
