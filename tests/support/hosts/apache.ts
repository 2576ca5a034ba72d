import { spawn } from "node:child_process";
import { copyFile, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../free-port";
import { type HostProcess, untilAnswers } from "../host-process";
import { temporaryFolder } from "../temporary-folder";

const PLACES = ["/usr/sbin/apache2", "/usr/sbin/httpd", "/opt/homebrew/bin/httpd"];
const MODULE_FOLDERS = [
  "/usr/lib/apache2/modules",
  "/usr/lib64/httpd/modules",
  "/opt/homebrew/lib/httpd/modules",
];
/** Modules that a hosting company enables for static sites. */
const MODULES = [
  "mpm_event",
  "authz_core",
  "dir",
  "env",
  "headers",
  "mime",
  "rewrite",
  "setenvif",
  "autoindex",
  "negotiation",
];

/** This machine's Apache, if any: `APACHE_PATH`, which must be right if set, or else one of the usual places. */
export function findApache(): string | undefined {
  return process.env.APACHE_PATH || PLACES.find(existsSync);
}

/** Starts Apache on a free port for a release, with the release's `.htaccess` in its root as on shared hosting. */
export async function startApache(binary: string, release: string): Promise<HostProcess> {
  await copyFile(join(release, "hosts/apache.htaccess"), join(release, ".htaccess"));
  const folder = await temporaryFolder();
  const port = await freePort();
  const modules = MODULE_FOLDERS.find(existsSync) ?? "";
  const configuration = [
    `ServerRoot "${folder}"`,
    `PidFile "${folder}/pid"`,
    `Listen 127.0.0.1:${port}`,
    "ServerName 127.0.0.1",
    "User nobody",
    "Group nogroup",
    'ErrorLog "|/bin/cat >&2"',
    ...MODULES.map((name) => `LoadModule ${name}_module "${modules}/mod_${name}.so"`),
    "TypesConfig /etc/mime.types",
    "AddType application/x-gzip .gz .tgz",
    `DocumentRoot "${release}"`,
    `<Directory "${release}">`,
    "AllowOverride All",
    "Options Indexes FollowSymLinks",
    "Require all granted",
    "</Directory>",
    '<FilesMatch "^\\.ht">',
    "Require all denied",
    "</FilesMatch>",
  ];
  const file = join(folder, "apache.conf");
  await writeFile(file, `${configuration.join("\n")}\n`);
  const child = spawn(binary, ["-f", file, "-D", "FOREGROUND"], { stdio: ["ignore", "ignore", "pipe"] });
  return untilAnswers(`http://127.0.0.1:${port}`, child);
}
