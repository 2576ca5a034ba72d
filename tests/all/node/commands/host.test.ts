import { resolve } from "node:path";
import { outerAddress } from "../../../support/outer-address";
import type { Command } from "../../../support/run-command";
import { standInSite } from "../../../support/publisher/stand-in-site";
import { started } from "../../../support/publisher/started";

const OUTER = outerAddress();
/** Starts a service; returns its origin as seen from another machine, or at `address`. */
async function start(
  command: Command,
  says: string,
  environment: Record<string, string>,
  address = OUTER,
): Promise<string> {
  const site = await standInSite();
  await started(site.run(command, { PUBLISHER_PORT: String(site.port), ...environment })).says(says);
  return `http://${address}:${site.port}`;
}

// For the newsletter on its own, see tests/all/node/newsletter/alone.test.ts.
test.each<[command: Command, says: string, host: string]>([
  ["start", "Ctrl-C ends it.", OUTER],
  ["publisher/main", "Ctrl-C ends it.", OUTER],
  ["content-server/main", "Content API on", "0.0.0.0"],
  ["site-server/main", "is served at", "0.0.0.0"],
])("%s is reachable from other machines if HOST says so", async (command, says, host) => {
  const origin = await start(command, says, { HOST: host });
  // 503: it responds, but has nothing to serve yet.
  expect([200, 503]).toContain((await fetch(`${origin}/health`)).status);
});

test("without HOST only local programs reach a service, at 127.0.0.1 even where localhost resolves to ::1 first", async () => {
  const machine = { NODE_OPTIONS: `--require ${resolve("tests/support/ipv6-first.cjs")}` };
  const origin = await start("publisher/main", "Ctrl-C ends it.", { ...machine, HOST: "" }, "127.0.0.1");
  expect((await fetch(`${origin}/health`)).status).toBe(503);
  await expect(fetch(`${origin.replace("127.0.0.1", OUTER)}/health`)).rejects.toThrow("fetch failed");
});
