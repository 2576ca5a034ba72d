import { join } from "node:path";
import { makeRelease, type Release, type ReleaseOptions } from "./make-release";
import { currentRelease, stageRelease } from "./store";

/**
 * Makes the next release of a machine's store from public/, beside the live one, and keeps it there under its id.
 * Checks, `switchCurrent` and `pruneReleases` are the caller's next steps.
 */
export async function releaseSite(
  root: string,
  options: Pick<ReleaseOptions, "publicDir" | "source" | "site" | "now">,
): Promise<Release & { folder: string }> {
  const previousDir = await currentRelease(root);
  const memoryDir = join(root, "memory");
  return stageRelease(root, (outDir) => makeRelease({ ...options, outDir, previousDir, memoryDir }));
}
