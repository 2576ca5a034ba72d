import { COMPRESSED } from "./compress";

/** What configures hosts at the root of a release. */
const CONFIGURATION = [
  "_headers",
  "_redirects",
  "routes.json",
  "vercel.json",
  ".assetsignore",
  ".vercelignore",
] as const;

/** The folder of a release in which the other hosts' configuration lies. */
const HOSTS_FOLDER = "hosts";

/** Source of an expression that finds, in a path below the release, what no visitor gets: `hosts/Caddyfile`, `index.html.br`. */
export const PRIVATE_FILES = `^(?:${[
  ...CONFIGURATION.map((name) => name.replaceAll(".", String.raw`\.`)),
  `${HOSTS_FOLDER}/.*`,
  String.raw`.*\.(?:${COMPRESSED.map((ending) => ending.slice(1)).join("|")})`,
].join("|")})$`;

const PRIVATE = new RegExp(PRIVATE_FILES);

/** Whether a file of a release is for hosts alone: their configuration, and compressed copies that stand in for a file. */
export function isPrivate(name: string): boolean {
  return PRIVATE.test(name);
}

/** The same as addresses of a host that knows no expressions, without the copies: `/hosts/*`. */
export const PRIVATE_PATHS = [...CONFIGURATION.map((name) => `/${name}`), `/${HOSTS_FOLDER}/*`];

/** The same as lines of a `.gitignore`, by which Cloudflare and Vercel leave files out; `kept` are read by the host itself. */
export function ignoreFile(kept: readonly string[] = []): string {
  const names = CONFIGURATION.filter((name) => !kept.includes(name)).map((name) => `/${name}`);
  return [...names, `/${HOSTS_FOLDER}/`, ...COMPRESSED.map((ending) => `*${ending}`), ""].join("\n");
}
