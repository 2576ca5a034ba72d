import type { Finding } from "../../toolkit/health";
import { readBuildId } from "./builds";

/** Checks what visitors get: the release in a folder, which may be missing. */
export async function lookAtRelease(folder: string, now: number): Promise<Finding> {
  const build = await readBuildId(folder);
  if (build === undefined) return { fault: "There is no release to serve yet.", facts: { id: null } };
  const { id, timestamp } = build;
  return {
    facts: { id, made: new Date(timestamp).toISOString(), ageSeconds: Math.round((now - timestamp) / 1_000) },
  };
}
