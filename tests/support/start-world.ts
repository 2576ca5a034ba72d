import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

declare global {
  var stopWorld: (() => Promise<void>) | undefined;
}

/** Jest's global set-up of the browser tests: starts the world process and waits for its addresses. */
export default async function startWorld(): Promise<void> {
  const child = spawn(process.execPath, ["--import", "tsx", "tests/support/world.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  globalThis.stopWorld = () =>
    new Promise((ended) => {
      child.once("exit", () => ended());
      child.kill();
    });
  const addresses = await new Promise<Record<string, string>>((resolve, reject) => {
    createInterface({ input: child.stdout }).once("line", (line) => resolve(JSON.parse(line)));
    child.once("exit", (code) =>
      reject(new Error(`The sites for the browser tests could not be built (exit ${code}).`)),
    );
  });
  process.env.TEST_BROWSER = addresses.browser;
  process.env.TEST_SITE = addresses.site;
  process.env.TEST_SECOND_SITE = addresses.secondSite;
}
