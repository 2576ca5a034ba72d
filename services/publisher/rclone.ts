import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { hasCode } from "../../shared/errors";

const KEPT_LINES = 10;

export interface RcloneOptions {
  signal?: AbortSignal;
  /** Names of files that it is about, one a line on its standard input; default: all. */
  files?: readonly string[];
}

/** Runs rclone until it ends; its own configuration and environment say what a remote is. Throws with its last words. */
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
  // Whoever ended early says why by its exit code.
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
