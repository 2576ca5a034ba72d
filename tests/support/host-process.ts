import type { ChildProcessByStdio } from "node:child_process";
import type { Readable } from "node:stream";
import { rawRequest } from "./raw-request";

export interface HostProcess {
  origin: string;
  stop(): Promise<void>;
}

/** Waits until a spawned server responds; throws an error with its output if it exits first. */
export async function untilAnswers(
  origin: string,
  child: ChildProcessByStdio<null, null, Readable>,
): Promise<HostProcess> {
  let log = "";
  child.once("error", (error) => (log += error.message));
  child.stderr.on("data", (chunk: Buffer) => (log += chunk.toString()));
  while (child.pid !== undefined && child.exitCode === null) {
    try {
      await rawRequest(origin, "/");
      return { origin, stop: () => stop(child) };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`The server did not start:\n${log}`);
}

async function stop(child: ChildProcessByStdio<null, null, Readable>): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await ended;
}
