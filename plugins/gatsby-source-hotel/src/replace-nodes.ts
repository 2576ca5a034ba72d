import type { NodeInput } from "gatsby";
import { FILE_OWNER } from "../../../gatsby/inside/file-nodes";
import { PICTURE_FILES } from "./picture-nodes";
import { NODE_TYPES } from "./schema";

const FILE_TYPE = "File";

/** The parts of Gatsby's API used here. */
export interface NodeStore {
  getNode(id: string): NodeInput | undefined;
  getNodesByType(type: string): NodeInput[];
  actions: {
    createNode(node: NodeInput, plugin?: { name: string }): void | Promise<void>;
    touchNode(node: NodeInput, plugin?: { name: string }): void;
    deleteNode(node: NodeInput, plugin?: { name: string }): void;
  };
}

/** Content digests by node id. */
export type NodeDigests = ReadonlyMap<string, string>;

/**
 * Makes the given nodes the site's content: creates new and changed ones, keeps equal ones and deletes all others.
 * Gatsby itself deletes only in a process's first run, and only untouched nodes.
 * `last` is the result of the previous call in this process; it saves querying the store, which is on disk, for all
 * nodes.
 */
export async function replaceNodes(
  nodes: readonly NodeInput[],
  files: readonly NodeInput[],
  { actions, getNode, getNodesByType }: NodeStore,
  last?: NodeDigests,
): Promise<NodeDigests> {
  const before = last && isInStore(last, getNode) ? last : undefined;
  const known = before ?? storedDigests(getNodesByType);
  const isKept = (node: NodeInput) => known.get(node.id) === digestOfNode(node);
  for (const node of nodes) {
    if (!isKept(node)) await actions.createNode(node);
    else if (!before) actions.touchNode(node);
  }
  for (const file of files) {
    if (!isKept(file)) {
      const old = getNode(file.id);
      // Gatsby treats a file with the same digest as the old one, even if its path has changed.
      if (old?.internal.contentDigest === file.internal.contentDigest) actions.deleteNode(old, FILE_OWNER);
      await actions.createNode(file, FILE_OWNER);
    } else if (!before) actions.touchNode(file, FILE_OWNER);
  }

  const digests = new Map([...nodes, ...files].map((node) => [node.id, digestOfNode(node)]));
  for (const id of known.keys()) {
    const node = digests.has(id) ? undefined : getNode(id);
    if (node?.internal.type === FILE_TYPE) actions.deleteNode(node, FILE_OWNER);
    else if (node) actions.deleteNode(node);
  }
  return digests;
}

/** False if the store has been cleared or replaced since. */
function isInStore(digests: NodeDigests, getNode: NodeStore["getNode"]): boolean {
  const [first] = digests;
  const node = first && getNode(first[0]);
  return node !== undefined && digestOfNode(node) === first?.[1];
}

/** Digest of a node's content, and for a file its path, which the hotel's pictures are linked by. */
function digestOfNode({ internal, absolutePath }: NodeInput): string {
  return internal.type === FILE_TYPE
    ? `${internal.contentDigest} ${String(absolutePath)}`
    : internal.contentDigest;
}

function storedDigests(getNodesByType: NodeStore["getNodesByType"]): NodeDigests {
  const files = getNodesByType(FILE_TYPE).filter((file) => file.sourceInstanceName === PICTURE_FILES);
  const nodes = Object.values(NODE_TYPES).flatMap(getNodesByType);
  return new Map([...nodes, ...files].map((node) => [node.id, digestOfNode(node)]));
}
