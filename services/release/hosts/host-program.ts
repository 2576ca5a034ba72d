import { join } from "node:path";
import { buildSync } from "esbuild";

const bundles = new Map<string, string>();

/** A program of `programs/` for a host, with the constants of a release in front of it. */
export function hostProgram(name: "worker" | "cloudfront", constants: Record<string, unknown>): string {
  const lines = Object.entries(constants).map(([key, value]) => `const ${key} = ${JSON.stringify(value)};\n`);
  const program = bundles.get(name) ?? bundle(name);
  bundles.set(name, program);
  return lines.join("") + program;
}

function bundle(name: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, `programs/${name}.entry.ts`)],
    bundle: true,
    // CloudFront takes 10 KB at most.
    minifyWhitespace: true,
    format: "esm",
    // CloudFront's runtime knows little that is newer.
    target: "es2019",
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles.map(({ text }) => text).join("");
}
