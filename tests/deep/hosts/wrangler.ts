import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import { freePort } from "../../support/free-port";
import { type HostProcess, untilAnswers } from "../../support/host-process";
import { temporaryFolder } from "../../support/temporary-folder";

const WRANGLER = resolve("tests/hosts/node_modules/wrangler/bin/wrangler.js");

/** Whether Cloudflare's emulator is installed: `npm ci --prefix tests/hosts`. */
export const HAS_WRANGLER = existsSync(WRANGLER);

/** Serves a release with Cloudflare's own runtime on a free port, as a Worker with assets or on Pages. */
export async function startWrangler(product: "workers" | "pages", release: string): Promise<HostProcess> {
  const home = await temporaryFolder();
  const port = await freePort();
  await cp(release, join(home, "dist"), { recursive: true });
  if (product === "workers")
    await copyFile(join(release, "hosts/wrangler.json"), join(home, "wrangler.json"));
  const what = product === "pages" ? ["pages", "dev", "dist", "--compatibility-date", "2026-04-01"] : ["dev"];
  const child = spawn(
    process.execPath,
    [
      WRANGLER,
      ...what,
      "--ip",
      "127.0.0.1",
      "--port",
      String(port),
      "--inspector-port",
      "0",
      "--log-level",
      "error",
    ],
    {
      cwd: home,
      env: { PATH: process.env.PATH, HOME: home, CI: "1", WRANGLER_SEND_METRICS: "false" },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  return untilAnswers(`http://127.0.0.1:${port}`, child);
}
