import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export const XVFB = "/usr/bin/Xvfb";

/** A virtual screen in memory. */
export interface Display {
  /** ":3" */
  name: string;
  stop(): Promise<void>;
}

export async function startDisplay(): Promise<Display> {
  const child = spawn(XVFB, ["-displayfd", "1", "-screen", "0", "1920x1400x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = once(child, "exit");
  const [number] = await once(createInterface({ input: child.stdout }), "line");
  return {
    name: `:${number}`,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
