import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * The time in milliseconds that a reproducible release bears: `SOURCE_DATE_EPOCH` (seconds), else the time of the
 * last commit, else now. Two clones of one commit so give the same bytes.
 */
export async function buildTime(sourceDateEpoch: string | undefined): Promise<number> {
  const seconds = Number(sourceDateEpoch ?? (await lastCommitTime()));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : Date.now();
}

async function lastCommitTime(): Promise<string> {
  try {
    return (await promisify(execFile)("git", ["log", "-1", "--format=%ct"])).stdout.trim();
  } catch {
    return "";
  }
}
