import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Where Gatsby puts compiled gatsby-config.ts, gatsby-node.ts and those of plugins, below the site's folder. */
export const COMPILED_FOLDER = ".cache/compiled";

/** npm's list of installed packages, in the folder that the site's Gatsby comes from. */
export function installedPackages(directory: string): string {
  const gatsby = createRequire(join(directory, "package.json")).resolve("gatsby/package.json");
  return join(dirname(gatsby), "../.package-lock.json");
}
