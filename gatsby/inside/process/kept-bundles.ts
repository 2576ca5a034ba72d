import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type InferType, object, string } from "yup";
import { digestOf } from "../../../shared/digest";
import { isText, recordOf } from "../../../shared/record";
import { modules, replaceExport, type Stats } from "./modules";
import { areThere, openNote, sizesOf, writtenFiles } from "./notes";

/** What Gatsby writes into .cache/ for webpack, from plugins, their options and the layouts of pages. */
const GENERATED = [
  "async-requires.js",
  "sync-requires.js",
  "match-paths.json",
  "redirects.json",
  "api-runner-browser-plugins.js",
  "api-runner-ssr.js",
];

/** What Gatsby's plugins for webpack write beside its assets. */
const BESIDE = ["public/webpack.stats.json", "public/chunk-map.json"];

/** What the rest of Gatsby's build takes from the two runs of webpack, and what they left on disk. */
const bundlesSchema = object({
  madeFrom: string().required(),
  browserHash: string().required(),
  hashes: object({
    renderPageHash: string().required(),
    templateHashes: recordOf(isText).required(),
  }).required(),
  files: writtenFiles,
});

type Bundles = InferType<typeof bundlesSchema>;

/**
 * Spares Gatsby both runs of webpack where neither code nor settings changed since the last ones, and everything that
 * they wrote is still there. Answers what to call when the state of the build is stored, which goes with them.
 */
export function keepBundles(directory: string, fingerprint: string): () => void {
  const note = openNote(directory, "kept-bundles.json", bundlesSchema);
  let kept: Bundles | undefined;
  let made: Bundles | undefined;
  let madeFrom = "";
  let browserHash = "";
  let warned = false;
  let written: string[] = [];

  replaceExport(modules.browserStage, "buildProductionBundle", (run) => async (...args) => {
    madeFrom = digestOf(
      fingerprint,
      ...GENERATED.map((name) => digestOf(contentOf(join(directory, ".cache", name)))),
    );
    const last = note.read();
    kept = last?.madeFrom === madeFrom && areThere(directory, last.files) ? last : undefined;
    if (kept) return keptStage(kept.browserHash);
    note.remove();
    const stage = await run(...args);
    written = filesOf(stage.stats);
    browserHash = stage.stats.hash ?? "";
    warned = stage.stats.hasWarnings();
    // Gatsby reads the warnings; without any, what webpack holds of this run goes before the next one begins.
    if (warned) return stage;
    await stage.close();
    return keptStage(browserHash);
  });
  replaceExport(modules.rendererStage, "buildRenderer", (run) => async (...args) => {
    if (kept) return keptStage(kept.hashes.renderPageHash);
    const stage = await run(...args);
    written = [...written, ...filesOf(stage.stats)];
    return stage;
  });
  replaceExport(modules.chunkHashes, "getSSRChunkHashes", (hashesOf) => (of) => {
    if (kept) return kept.hashes;
    const hashes = hashesOf(of);
    const files = [...written, ...BESIDE.map((file) => join(directory, file))];
    made = { madeFrom, browserHash, hashes, files: sizesOf(directory, files) };
    return hashes;
  });

  return () => {
    // Warnings, which Gatsby tells of the browser's stage alone, are to be read again until they are mended.
    if (made && !warned) note.write(made);
  };
}

function keptStage(hash: string): { stats: Stats; close(): Promise<void> } {
  const compilation = { getAssets: () => [], outputOptions: {} };
  return { stats: { hash, hasWarnings: () => false, compilation }, close: async () => {} };
}

function filesOf({ compilation }: Stats): string[] {
  const folder = compilation.outputOptions.path ?? "";
  return compilation.getAssets().map(({ name }) => resolve(folder, name));
}

function contentOf(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
