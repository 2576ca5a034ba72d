import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import Module from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, stop } from "esbuild";

/* Runs one of the services: `node services/run.mjs publisher/main rollback`. It is compiled in one pass at
   startup, and the compiler does not stay in memory. Nothing is written: the checkout may be read-only. */
const folder = dirname(fileURLToPath(import.meta.url));
const [name = "", ...args] = process.argv.slice(2);
const entry = resolve(folder, `${name}.ts`);

if (!existsSync(entry)) {
  console.error(`There is no service ${name}: ${entry} is not there. The commands are in package.json.`);
  process.exit(1);
}

/**
 * Long-running services, and settings that save about 60 MB in each: fewer malloc arenas, returning large
 * blocks, a small young generation.
 */
const STAYING = ["start", "content-server/main", "newsletter/main", "publisher/main", "site-server/main"];
const LESS_MEMORY = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "131072",
  MALLOC_MMAP_THRESHOLD_: "131072",
};

// Only read at process start, so the process re-executes itself: a child process would not receive its signals.
if (STAYING.includes(name) && process.env.MALLOC_ARENA_MAX === undefined) {
  process.execve?.(
    process.execPath,
    [process.execPath, ...process.execArgv, "--max-semi-space-size=2", ...process.argv.slice(1)],
    { ...process.env, ...LESS_MEMORY },
  );
}

/** Keeps __dirname and __filename of each source file, which bundling would lose. */
const ownFolders = {
  name: "own-folders",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      const contents = source
        .replaceAll("__dirname", JSON.stringify(dirname(path)))
        .replaceAll("__filename", JSON.stringify(path));
      return { loader: "ts", contents };
    }),
};

const { outputFiles } = await build({
  entryPoints: [entry],
  inject: [resolve(folder, "../toolkit/take-languages.ts")],
  bundle: true,
  write: false,
  // Never written, but source paths are relative to it.
  outfile: join(dirname(entry), "service.js"),
  platform: "node",
  target: "node20",
  packages: "external",
  sourcemap: "inline",
  sourcesContent: false,
  plugins: [ownFolders],
});
await stop();

process.setSourceMapsEnabled(true);
process.argv = [process.argv[0], entry, ...args];
const program = new Module(entry);
program.filename = entry;
program.paths = Module._nodeModulePaths(folder);
program._compile(outputFiles[0].text, entry);
