import { existsSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { build, stop } from "esbuild";
import { COMPILED_FOLDER } from "../build-inputs";
import { modules, replaceExport } from "./modules";

const CONFIG_FILES = ["gatsby-config.ts", "gatsby-node.ts"];

/**
 * Compiles gatsby-config.ts, gatsby-node.ts and those of local plugins with esbuild, which is almost instant;
 * Parcel takes seconds.
 */
export function compileConfig(directory: string): void {
  replaceExport(modules.compiler, "compileGatsbyFiles", () => async () => {
    const outdir = join(directory, COMPILED_FOLDER);
    await rm(outdir, { recursive: true, force: true });
    await build({
      absWorkingDir: directory,
      entryPoints: configFiles(directory),
      outbase: directory,
      outdir,
      bundle: true,
      platform: "node",
      packages: "external",
      logLevel: "silent",
    });
    await stop();
  });
}

function configFiles(directory: string): string[] {
  const plugins = join(directory, "plugins");
  const folders = existsSync(plugins) ? readdirSync(plugins).map((name) => join("plugins", name)) : [];
  return ["", ...folders]
    .flatMap((folder) => CONFIG_FILES.map((file) => join(folder, file)))
    .filter((file) => existsSync(join(directory, file)));
}
