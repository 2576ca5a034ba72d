import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Compiler, Configuration } from "webpack";
import { digestOf } from "../shared/digest";
import { LOCALES } from "../shared/locales";
import { COMPILED_FOLDER, installedPackages } from "./inside/build-inputs";

/**
 * The configuration with a webpack cache keyed by a digest of the installed packages, the hotel's languages and
 * the site's compiled configuration. Gatsby and loaders list files instead, whose imports webpack follows
 * through all of Gatsby and Babel: nine seconds of a first build.
 */
export function withDigestedCache(config: Configuration, directory: string): Configuration {
  const { cache } = config;
  if (typeof cache !== "object" || cache.type !== "filesystem") return config;
  const files = [installedPackages(directory), ...compiledFiles(directory)];
  const version = `${cache.version ?? ""} ${digestOf(process.version, LOCALES.join(), ...files.map((file) => readFileSync(file)))}`;
  return {
    ...config,
    cache: { ...cache, version, buildDependencies: { defaultWebpack: [] } },
    plugins: [...(config.plugins ?? []), { apply: forgetLoaders }],
  };
}

function forgetLoaders(compiler: Compiler): void {
  compiler.hooks.afterCompile.tap("digested-cache", ({ buildDependencies }) => buildDependencies.clear());
}

function compiledFiles(directory: string): string[] {
  return readdirSync(join(directory, COMPILED_FOLDER), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
