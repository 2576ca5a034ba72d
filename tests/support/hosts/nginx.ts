import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../free-port";
import { type HostProcess, untilAnswers } from "../host-process";
import { temporaryFolder } from "../temporary-folder";

/** From Debian's libnginx-mod-http-brotli-static. */
const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
export const HAS_BROTLI_MODULE = existsSync(BROTLI_MODULE);

const PLACES = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"];

/** This machine's nginx, if any: `NGINX_PATH`, which must be right if set, or else one of the usual places. */
export function findNginx(): string | undefined {
  return process.env.NGINX_PATH || PLACES.find(existsSync);
}

/** Starts nginx on a free port for a release, with the release's nginx files and additional rules. */
export async function startNginx(binary: string, release: string, rules = ""): Promise<HostProcess> {
  return startNginxOf(binary, (port) => siteOf(port, release, rules));
}

/** The same for several releases, chosen by the requested host. */
export async function startNginxOfHosts(
  binary: string,
  releases: Record<string, string>,
): Promise<HostProcess> {
  return startNginxOf(binary, (port) =>
    Object.entries(releases)
      .map(([host, release]) => siteOf(port, release, `server_name ${host};`))
      .join("\n"),
  );
}

function siteOf(port: number, release: string, rules: string): string {
  return `include ${release}/hosts/nginx-http.conf;
      server {
        listen 127.0.0.1:${port};
        root ${release};
        include ${release}/hosts/nginx-server.conf;
        ${rules}
      }`;
}

/** Starts nginx with a configuration inside `http { }`, created for the port to listen on. */
export async function startNginxOf(binary: string, sitesAt: (port: number) => string): Promise<HostProcess> {
  const [folder, port] = [await temporaryFolder(), await freePort()];
  const configuration = join(folder, "nginx.conf");
  await writeFile(configuration, configurationFile(folder, sitesAt(port)));
  const child = spawn(binary, ["-p", folder, "-e", "stderr", "-c", configuration], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  return untilAnswers(`http://127.0.0.1:${port}`, child);
}

function configurationFile(folder: string, sites: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `
    ${HAS_BROTLI_MODULE ? `load_module ${BROTLI_MODULE};` : ""}
    daemon off;
    master_process off;
    pid ${folder}/nginx.pid;
    events {}
    http {
      include /etc/nginx/mime.types;
      default_type application/octet-stream;
      access_log off;
      sendfile on;
      tcp_nopush on;
      ${temporary.join("\n")}
      ${sites}
    }`;
}
