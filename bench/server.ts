import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import autocannon from "autocannon";
import { runMain } from "../services/toolkit/run-main";
import { listFiles } from "../services/toolkit/files";
import { freePort, type HostProcess, untilAnswers } from "../tests/support/host-process";
import { findNginx, startNginx } from "../tests/support/hosts/nginx";

/**
 * `npm run bench:server -- [release]`: requests per second of site-server beside nginx, on one machine, over one table
 * of a release's files (default: dist/). The two are measured alternately, and their medians are compared.
 */
const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 32;
const GOAL = 0.9;

async function main(): Promise<void> {
  const release = resolve(process.argv[2] ?? "dist");
  const nginx = findNginx();
  if (nginx === undefined)
    throw new Error("There is no nginx on this machine. Install it, or set NGINX_PATH.");
  const files = await listFiles(release);
  const kinds: [string, string[], Record<string, string>][] = [
    ["pages", pages(files), { "accept-encoding": "gzip" }],
    ["pictures", files.filter((name) => /^static\/.*\.(?:webp|avif|jpe?g|png)$/.test(name)).map(address), {}],
  ];
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  const servers = {
    nginx: await startNginx(nginx, folder, release),
    "site-server": await startSiteServer(release),
  };
  try {
    for (const [kind, paths, headers] of kinds) {
      const rates: Record<keyof typeof servers, number[]> = { nginx: [], "site-server": [] };
      for (const server of ["nginx", "site-server"] as const)
        await measure(servers[server], paths, headers, 1);
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const server of ["nginx", "site-server"] as const)
          rates[server].push(await measure(servers[server], paths, headers, SECONDS));
      }
      const ratio = median(rates["site-server"]) / median(rates.nginx);
      console.log(
        `${kind}: nginx ${Math.round(median(rates.nginx))}/s, site-server ${Math.round(median(rates["site-server"]))}/s, ` +
          `ratio ${ratio.toFixed(2)} (goal ${GOAL}), ${paths.length} files`,
      );
      if (ratio < GOAL) process.exitCode = 1;
    }
  } finally {
    for (const server of Object.values(servers)) await server.stop();
    await rm(folder, { recursive: true });
  }
}

async function startSiteServer(release: string): Promise<HostProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ["--import", "tsx", "services/site-server/main.ts", release], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  return untilAnswers(`http://127.0.0.1:${port}`, child);
}

/** Requests per second; throws where anything but 200 was answered. */
async function measure(
  { origin }: HostProcess,
  paths: readonly string[],
  headers: Record<string, string>,
  duration: number,
): Promise<number> {
  const requests = paths.map((path) => ({ path, headers }));
  const {
    "2xx": answered,
    non2xx,
    errors,
  } = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration,
    requests,
  });
  if (non2xx + errors > 0) throw new Error(`${origin} failed ${non2xx + errors} requests.`);
  return answered / duration;
}

function pages(files: readonly string[]): string[] {
  return files
    .filter((name) => name.endsWith(".html") && !name.endsWith("404.html") && name !== "index.html")
    .map((name) => address(name.slice(0, -".html".length)));
}

const address = (name: string) => encodeURI(`/${name}`);

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

void runMain(main);
