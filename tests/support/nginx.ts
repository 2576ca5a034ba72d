import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort, type HostProcess, untilAnswers } from "./host-process";
import { temporaryFolder } from "./temporary-folder";

const PLACES = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"];

/** The nginx of this machine, if it has one: `NGINX_PATH`, which must be right where it is set, else the usual places. */
export function findNginx(): string | undefined {
  return process.env.NGINX_PATH || PLACES.find(existsSync);
}

/** Starts nginx on a free port over a release, with the files that the release brings for it. */
export async function startNginx(binary: string, release: string): Promise<HostProcess> {
  const folder = await temporaryFolder();
  const port = await freePort();
  const configuration = join(folder, "nginx.conf");
  await writeFile(configuration, configurationFile(folder, port, release));
  const child = spawn(binary, ["-p", folder, "-e", "stderr", "-c", configuration], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  return untilAnswers(`http://127.0.0.1:${port}`, child);
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
