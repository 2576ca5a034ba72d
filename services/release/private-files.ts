import { COMPRESSED } from "./compress";

/** Configuration files of hosts at the root of a release. */
const CONFIGURATION = [
  "_headers",
  "_redirects",
  "routes.json",
  "vercel.json",
  ".assetsignore",
  ".vercelignore",
] as const;

/** The folder in a release with the configuration of other hosts. */
const HOSTS_FOLDER = "hosts";

/**
 * Regular expression source that matches paths of a release which visitors must not get: `hosts/Caddyfile`,
 * `index.html.br`.
 */
export const PRIVATE_FILES = `^(?:${[
  ...CONFIGURATION.map((name) => name.replaceAll(".", String.raw`\.`)),
  `${HOSTS_FOLDER}/.*`,
  String.raw`.*\.(?:${COMPRESSED.map((ending) => ending.slice(1)).join("|")})`,
].join("|")})$`;

const PRIVATE = new RegExp(PRIVATE_FILES);

/**
 * Whether a file of a release is only for hosts: configuration, and compressed copies served in place of a
 * file.
 */
export function isPrivate(name: string): boolean {
  return PRIVATE.test(name);
}

/** The same as URLs for hosts without regular expressions, without the copies: `/hosts/*`. */
export const PRIVATE_PATHS = [...CONFIGURATION.map((name) => `/${name}`), `/${HOSTS_FOLDER}/*`];

/**
 * The same as lines of a `.gitignore`, which Cloudflare and Vercel use to exclude files; the host itself reads
 * `kept`.
 */
export function ignoreFile(kept: readonly string[] = []): string {
  const names = CONFIGURATION.filter((name) => !kept.includes(name)).map((name) => `/${name}`);
  return [...names, `/${HOSTS_FOLDER}/`, ...COMPRESSED.map((ending) => `*${ending}`), ""].join("\n");
}
