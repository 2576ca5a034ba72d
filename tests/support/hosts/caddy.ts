import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../free-port";
import { type HostProcess, untilAnswers } from "../host-process";
import { temporaryFolder } from "../temporary-folder";

const PLACES = ["/usr/bin/caddy", "/usr/local/bin/caddy", "/opt/homebrew/bin/caddy"];

/** This machine's Caddy, if any: `CADDY_PATH`, which must be right if set, or else one of the usual places. */
export function findCaddy(): string | undefined {
  return process.env.CADDY_PATH || PLACES.find(existsSync);
}

/** Starts Caddy on a free port for a release, with the release's Caddyfile and additional rules. */
export async function startCaddy(binary: string, release: string, rules?: string): Promise<HostProcess> {
  const home = await temporaryFolder();
  const port = await freePort();
  const rulesFile = join(home, "rules");
  if (rules !== undefined) await writeFile(rulesFile, rules);
  const child = spawn(
    binary,
    ["run", "--adapter", "caddyfile", "--config", join(release, "hosts/Caddyfile")],
    {
      env: {
        HOME: home,
        SITE_ADDRESS: `http://127.0.0.1:${port}`,
        RELEASE: release,
        ...(rules !== undefined && { SITE_RULES: rulesFile }),
      },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  return untilAnswers(`http://127.0.0.1:${port}`, child);
}
