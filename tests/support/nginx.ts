import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { rawRequest } from "./raw-request";
import { temporaryFolder } from "./temporary-folder";

const PLACES = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"];

/** The nginx of this machine, if it has one: `NGINX_PATH`, else the usual places. */
export function findNginx(): string | undefined {
  return [process.env.NGINX_PATH ?? "", ...PLACES].find((path) => path !== "" && existsSync(path));
}

/** Starts nginx on a free port over a release, with the files that the release brings for it. */
export async function startNginx(
  binary: string,
  release: string,
): Promise<{ origin: string; stop(): Promise<void> }> {
  const folder = await temporaryFolder();
  const port = await freePort();
  const configuration = join(folder, "nginx.conf");
  await writeFile(configuration, configurationFile(folder, port, release));
  const child = spawn(binary, ["-p", folder, "-e", "stderr", "-c", configuration], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let log = "";
  child.stderr.on("data", (chunk: Buffer) => (log += chunk.toString()));
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin, child, () => log);
  return { origin, stop: () => stop(child) };
}

function configurationFile(folder: string, port: number, release: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `
    daemon off;
    master_process off;
    pid ${folder}/nginx.pid;
    events {}
    http {
      include /etc/nginx/mime.types;
      default_type application/octet-stream;
      access_log off;
      ${temporary.join("\n")}
      include ${release}/hosts/nginx-http.conf;
      server {
        listen 127.0.0.1:${port};
        root ${release};
        include ${release}/hosts/nginx-server.conf;
      }
    }`;
}

async function untilReady(origin: string, child: ChildProcess, log: () => string): Promise<void> {
  while (child.exitCode === null) {
    try {
      await rawRequest(origin, "/");
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`nginx did not start:\n${log()}`);
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
