import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { hasCode } from "../../shared/errors";

const KEPT_LINES = 10;

interface RcloneOptions {
  signal?: AbortSignal;
  /** Names of the files concerned, passed one per line on standard input; default: all. */
  files?: readonly string[];
}

/** Runs rclone to its end; remotes come from its own configuration and environment. Throws with its last output. */
export async function rclone(args: readonly string[], options: RcloneOptions = {}): Promise<void> {
  const { signal, files } = options;
  const about = files ? ["--files-from-raw", "-", "--no-traverse"] : [];
  const child = spawn("rclone", [...args, ...about, "--retries", "3", "--log-level", "ERROR"], {
    stdio: ["pipe", "ignore", "pipe"],
    env: process.env,
    signal,
  });
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on("line", (line) => {
    lines.push(line);
    if (lines.length > KEPT_LINES) lines.shift();
  });
  // If rclone exits early, its exit code says why.
  child.stdin.on("error", () => {});
  child.stdin.end(files?.join("\n"));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  }).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw hasCode(error, "ENOENT")
      ? new Error(
          "rclone is not installed here: PUBLISH_TO=rclone needs it (Debian: apt-get install rclone).",
        )
      : error;
  });
  if (code === 0) return;
  throw new Error(
    `rclone ${args[0] ?? ""} failed (exit code ${code ?? "none"}). What is sent already stays, and the next build goes on from there.\n${lines.join("\n")}`,
  );
}
