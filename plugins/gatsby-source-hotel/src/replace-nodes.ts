import type { NodeInput } from "gatsby";
import { FILE_OWNER } from "../../../gatsby/inside/file-nodes";
import { PICTURE_FILES } from "./picture-nodes";
import { NODE_TYPES } from "./schema";

const FILE_TYPE = "File";

/** What this step uses of Gatsby. */
export interface NodeStore {
  getNode(id: string): NodeInput | undefined;
  getNodesByType(type: string): NodeInput[];
  actions: {
    createNode(node: NodeInput, plugin?: { name: string }): void | Promise<void>;
    touchNode(node: NodeInput, plugin?: { name: string }): void;
    deleteNode(node: NodeInput, plugin?: { name: string }): void;
  };
}

/** What the nodes of a site say, by their ids. */
export type NodeDigests = ReadonlyMap<string, string>;

/**
 * Makes these the nodes of the content: what differs is created, what is equal kept, and whatever is not among them any
 * more deleted. Gatsby itself would delete in the first load of a process only, and there what was not touched.
 * `last` is what the last call in this process answered: the store, which is on disk, is then not asked for all nodes.
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
      // Gatsby takes an equal file for the old one, wherever it lies now.
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

/** False for a store that was emptied since, or is another one. */
function isInStore(digests: NodeDigests, getNode: NodeStore["getNode"]): boolean {
  const [first] = digests;
  const node = first && getNode(first[0]);
  return node !== undefined && digestOfNode(node) === first?.[1];
}

/** What a node says; of a file also where it lies, as the hotel's pictures are found by that. */
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
