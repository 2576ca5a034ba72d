import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Where Gatsby puts gatsby-config.ts, gatsby-node.ts and those of plugins when they are compiled, below the site's folder. */
export const COMPILED_FOLDER = ".cache/compiled";

/** npm's own list of what it installed, in the folder that the site's Gatsby comes from. */
export function installedPackages(directory: string): string {
  const gatsby = createRequire(join(directory, "package.json")).resolve("gatsby/package.json");
  return join(dirname(gatsby), "../.package-lock.json");
}
