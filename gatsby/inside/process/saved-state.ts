import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { modules, replaceExport } from "./modules";

/** Gatsby's internal nodes, which each build recreates. */
const OWN_NODES = "internal-data-bridge";
const CHANGES = ["CREATE_NODE", "DELETE_NODE", "ADD_FIELD_TO_NODE", "ADD_CHILD_NODE_TO_PARENT_NODE"] as const;

/** Parts of the cache that are independent of nodes. */
const KEPT = ["webpack", "node-compile"];

/**
 * Gatsby saves nodes at once, but the pages they affect only with its state at the end. If a build ended in
 * between, its pages would stay outdated for good, since the next build finds the nodes unchanged. A marker
 * file records that situation.
 */
export function watchState(directory: string): void {
  const note = noteFile(directory);
  let noted = false;
  for (const change of CHANGES) {
    modules.redux.emitter.on(change, ({ payload }: { payload?: { internal?: { owner?: string } } }) => {
      if (noted || payload?.internal?.owner === OWN_NODES) return;
      noted = true;
      mkdirSync(dirname(note), { recursive: true });
      writeFileSync(note, "");
    });
  }
  // Gatsby saves its state before this function.
  replaceExport(modules.buildHtml, "buildHTMLPagesAndDeleteStaleArtifacts", (buildPages) => (options) => {
    noted = false;
    rmSync(note, { force: true });
    return buildPages(options);
  });
}

/**
 * When a plugin has changed, Gatsby drops its nodes, but keeps the owners of their types: a type that moved to
 * another plugin would fail the build.
 */
export function forgetTypeOwners(): void {
  modules.redux.emitter.on("DELETE_CACHE", () => {
    const { typeOwners } = modules.redux.store.getState();
    typeOwners.pluginsToTypes.clear();
    typeOwners.typesToPlugins.clear();
  });
}

/** Makes the next build start from scratch in any process: the output of this one may lack pages. */
export function distrustState(directory: string): void {
  mkdirSync(dirname(noteFile(directory)), { recursive: true });
  writeFileSync(noteFile(directory), "");
}

/** Removes untrustworthy caches: after a build that ended between nodes and state, or did not go live. */
export function discardUnsavedNodes(directory: string): void {
  const cache = join(directory, ".cache");
  const stateLost = existsSync(join(cache, "caches-lmdb")) && !hasState(directory);
  if (!stateLost && !existsSync(noteFile(directory))) return;
  for (const name of readdirSync(cache)) {
    if (!KEPT.includes(name)) rmSync(join(cache, name), { recursive: true, force: true });
  }
  rmSync(join(directory, "public"), { recursive: true, force: true });
}

/** Whether an earlier build saved its state, so that this one is incremental. */
function hasState(directory: string): boolean {
  return existsSync(join(directory, ".cache/redux"));
}

function noteFile(directory: string): string {
  return join(directory, ".cache/nodes-unsaved");
}
