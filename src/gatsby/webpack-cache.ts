import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Compiler, Configuration } from "webpack";
import { packageFile } from "./inside/left-out";

/** Where Gatsby puts gatsby-config.ts, gatsby-node.ts and those of plugins when they are compiled, in one file each. */
const COMPILED = ".cache/compiled";

/**
 * The configuration with a cache that holds for the installed packages and the compiled configuration, by their digest.
 * Gatsby and loaders name files instead, from which webpack follows every import through all of Gatsby and Babel: nine
 * seconds of a first build.
 */
export function withDigestedCache(config: Configuration): Configuration {
  const { cache } = config;
  if (typeof cache !== "object" || cache.type !== "filesystem") return config;
  const version = `${cache.version ?? ""} ${digestOf([installedPackages(), ...compiledFiles()])}`;
  return {
    ...config,
    cache: { ...cache, version, buildDependencies: { defaultWebpack: [] } },
    plugins: [...(config.plugins ?? []), { apply: forgetLoaders }],
  };
}

function forgetLoaders(compiler: Compiler): void {
  compiler.hooks.afterCompile.tap("digested-cache", ({ buildDependencies }) => buildDependencies.clear());
}

function digestOf(files: readonly string[]): string {
  const hash = createHash("sha256").update(process.version);
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex");
}

/** npm's own list of what it installed. */
function installedPackages(): string {
  return join(dirname(packageFile("gatsby/package.json")), "../.package-lock.json");
}

function compiledFiles(): string[] {
  return readdirSync(resolve(COMPILED), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
