import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import leftOut from "./left-out-modules.json";

/** What is left out: files of packages, and whole modules by import name. */
type LeftOut = Pick<typeof leftOut, "files" | "packages">;

/** Gatsby's browser code, of which a site bundles a copy in `.cache/`. */
const GATSBY_BROWSER_CODE = "gatsby/cache-dir/";

/**
 * For webpack's `resolve.alias`: replaces every left-out module by an empty one in the browser's code. Throws
 * if one no longer exists, since its alias would silently do nothing.
 */
export function leftOutAliases({ files, packages }: LeftOut = leftOut): Record<string, false> {
  const gone = [...files.filter((file) => !hasFile(file)), ...packages.filter((name) => !isInstalled(name))];
  if (gone.length > 0) {
    throw new Error(
      `To be left out of the browser's code, but not there any more: ${gone.join(", ")}. ` +
        "See what took their place, and correct gatsby/inside/left-out-modules.json.",
    );
  }
  return Object.fromEntries([...files.map(bundledFile), ...packages].map((module) => [module, false]));
}

function bundledFile(file: string): string {
  return file.startsWith(GATSBY_BROWSER_CODE)
    ? resolve(".cache", file.slice(GATSBY_BROWSER_CODE.length))
    : packageFile(file);
}

/** `gatsby-plugin-manifest/gatsby-browser.js` → its absolute path. */
export function packageFile(file: string): string {
  const [name = ""] = /^(?:@[^/]+\/)?[^/]+/.exec(file) ?? [];
  return join(dirname(findModule(`${name}/package.json`)), file.slice(name.length));
}

function hasFile(file: string): boolean {
  return isInstalled(`${file.split("/")[0]}/package.json`) && existsSync(packageFile(file));
}

function isInstalled(module: string): boolean {
  try {
    return existsSync(findModule(module));
  } catch {
    return false;
  }
}

/** Resolved as Node does for modules of the site: in its folder or an ancestor. */
function findModule(module: string): string {
  return createRequire(resolve("package.json")).resolve(module);
}
