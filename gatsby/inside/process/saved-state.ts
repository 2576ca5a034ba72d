import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { modules, replaceExport } from "./modules";

/** Nodes of Gatsby's own, which are made again in each build. */
const OWN_NODES = "internal-data-bridge";
const CHANGES = ["CREATE_NODE", "DELETE_NODE", "ADD_FIELD_TO_NODE", "ADD_CHILD_NODE_TO_PARENT_NODE"] as const;

/** Parts of the cache that hold nothing of the nodes. */
const KEPT = ["webpack", "node-compile"];

/**
 * Gatsby stores nodes at once, but which pages they change only with its state, at the end. A build that ends between the
 * two would leave pages as they were for good: the next one finds the node unchanged. So a file says that it is so.
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
  // Before that, Gatsby saves its state.
  replaceExport(modules.buildHtml, "buildHTMLPagesAndDeleteStaleArtifacts", (buildPages) => (options) => {
    noted = false;
    rmSync(note, { force: true });
    return buildPages(options);
  });
}

/**
 * Where a plugin has changed, Gatsby forgets its nodes, but not which plugin owns their types: a type that moved to
 * another plugin would end the build.
 */
export function forgetTypeOwners(): void {
  modules.redux.emitter.on("DELETE_CACHE", () => {
    const { typeOwners } = modules.redux.store.getState();
    typeOwners.pluginsToTypes.clear();
    typeOwners.typesToPlugins.clear();
  });
}

/** Has the next build begin from nothing, whichever process it is in: what this one left may lack pages. */
export function distrustState(directory: string): void {
  mkdirSync(dirname(noteFile(directory)), { recursive: true });
  writeFileSync(noteFile(directory), "");
}

/** Removes what can't be trusted: after a build that ended between nodes and state, or did not go live. */
export function discardUnsavedNodes(directory: string): void {
  const cache = join(directory, ".cache");
  const stateLost = existsSync(join(cache, "caches-lmdb")) && !hasState(directory);
  if (!stateLost && !existsSync(noteFile(directory))) return;
  for (const name of readdirSync(cache)) {
    if (!KEPT.includes(name)) rmSync(join(cache, name), { recursive: true, force: true });
  }
  rmSync(join(directory, "public"), { recursive: true, force: true });
}

/** Whether an earlier build left its state, so that this one has to do what changed alone. */
function hasState(directory: string): boolean {
  return existsSync(join(directory, ".cache/redux"));
}

function noteFile(directory: string): string {
  return join(directory, ".cache/nodes-unsaved");
}
