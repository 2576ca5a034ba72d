import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";

/** In a process of its own: called in this one, esbuild would keep 12 MB for a few milliseconds of work. */
const ESBUILD = createRequire(__filename).resolve("esbuild/bin/esbuild");

const OPTIONS = [
  "--bundle",
  "--format=esm",
  // CloudFront takes 10 KB at most, and its runtime knows little that is newer.
  "--minify-whitespace",
  "--target=es2019",
  "--tsconfig-raw={}",
];

const bundles = new Map<string, string>();

/** A program of `programs/` for a host, with the constants of a release in front of it. */
export function hostProgram(name: "worker" | "cloudfront", constants: Record<string, unknown>): string {
  const lines = Object.entries(constants).map(([key, value]) => `const ${key} = ${JSON.stringify(value)};\n`);
  const program = bundles.get(name) ?? bundle(name);
  bundles.set(name, program);
  return lines.join("") + program;
}

function bundle(name: string): string {
  const entry = join(__dirname, `programs/${name}.entry.ts`);
  return execFileSync(ESBUILD, [entry, ...OPTIONS], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
}
