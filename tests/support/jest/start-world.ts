import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Config } from "jest";

declare global {
  var stopWorld: (() => Promise<void>) | undefined;
}

/** Jest's global setup for browser tests: starts the world process, which builds alongside tests that need no site. */
export default async function startWorld(
  _config: unknown,
  { testEnvironmentOptions }: Pick<Config, "testEnvironmentOptions">,
): Promise<void> {
  const parts = testEnvironmentOptions?.world;
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "tests/support/jest/world.ts", ...(Array.isArray(parts) ? parts.map(String) : [])],
    { stdio: ["pipe", "pipe", "inherit"] },
  );
  globalThis.stopWorld = async () => {
    if (child.exitCode !== null) return;
    child.stdin.end();
    await once(child, "exit");
  };
  process.env.TEST_WORLD = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once("line", resolve);
    child.once("exit", (code) =>
      reject(new Error(`The world of the browser tests did not start (exit ${code}).`)),
    );
  });
}
