import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { buildSync } from "esbuild";
import type { GatsbyNode } from "gatsby";
import { WORKER } from "./options";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    enabled: Joi.boolean()
      .default(true)
      .description("False: nothing is kept, and what browsers kept before is given up."),
  });

/** Built once per process: code and options don't change during its lifetime. */
let built: string | undefined;

/** Writes the worker or, if disabled, one that replaces it and unregisters itself. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (_, { enabled }) => {
  built ??= buildWorker(enabled !== false);
  await writeFile(join("public", WORKER), built);
};

/** Synchronous: esbuild's asynchronous API would keep a service running in a long-lived process. */
export function buildWorker(enabled: boolean): string {
  const { outputFiles } = buildSync({
    // Gatsby runs a compiled copy of this file in another folder.
    entryPoints: [
      resolve("plugins/gatsby-plugin-offline-pages/src/worker", enabled ? "keep-pages.ts" : "give-up.ts"),
    ],
    write: false,
    bundle: true,
    minify: true,
    format: "iife",
    target: browserslistToEsbuild(),
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return outputFiles.map(({ text }) => text).join("");
}
