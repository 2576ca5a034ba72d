import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * The time in milliseconds of a release that can be built again: `SOURCE_DATE_EPOCH` (seconds), else the last
 * commit's, else now. Two clones of one commit so give the same bytes.
 */
export async function buildTime(sourceDateEpoch: number | undefined): Promise<number> {
  const seconds = sourceDateEpoch ?? (await lastCommitTime());
  return seconds === undefined ? Date.now() : seconds * 1000;
}

/** Seconds; undefined outside of a git repository. */
async function lastCommitTime(): Promise<number | undefined> {
  try {
    return Number((await promisify(execFile)("git", ["log", "-1", "--format=%ct"])).stdout);
  } catch {
    return undefined;
  }
}
