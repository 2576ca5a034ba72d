import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * The time in milliseconds for a reproducible release: `SOURCE_DATE_EPOCH` (seconds), else the last commit's,
 * else now. Two clones of the same commit thus produce the same bytes.
 */
export async function buildTime(sourceDateEpoch: number | undefined): Promise<number> {
  const seconds = sourceDateEpoch ?? (await lastCommitTime());
  return seconds === undefined ? Date.now() : seconds * 1000;
}

/** Seconds; undefined outside a git repository. */
async function lastCommitTime(): Promise<number | undefined> {
  try {
    return Number((await promisify(execFile)("git", ["log", "-1", "--format=%ct"])).stdout);
  } catch {
    return undefined;
  }
}
