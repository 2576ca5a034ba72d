import type { NodeInput } from "gatsby";
import { FILE_OWNER } from "../../../src/gatsby/inside/file-nodes";
import { PICTURE_FILES } from "./picture-nodes";
import { NODE_TYPES } from "./schema";

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

/**
 * Makes these the nodes of the content: what differs is created, what is equal kept, and whatever is not among them any more deleted.
 * Gatsby itself would delete in the first load of a process only.
 */
export async function replaceNodes(
  nodes: readonly NodeInput[],
  files: readonly NodeInput[],
  gatsby: NodeStore,
): Promise<void> {
  const { actions, getNode, getNodesByType } = gatsby;
  const isKept = ({ id, internal }: NodeInput) =>
    getNode(id)?.internal.contentDigest === internal.contentDigest;
  for (const node of nodes) await (isKept(node) ? actions.touchNode(node) : actions.createNode(node));
  for (const file of files) {
    await (isKept(file) ? actions.touchNode(file, FILE_OWNER) : actions.createNode(file, FILE_OWNER));
  }

  const ids = new Set([...nodes, ...files].map(({ id }) => id));
  for (const type of Object.values(NODE_TYPES)) {
    for (const node of getNodesByType(type)) if (!ids.has(node.id)) actions.deleteNode(node);
  }
  for (const file of getNodesByType("File")) {
    if (file.sourceInstanceName === PICTURE_FILES && !ids.has(file.id)) actions.deleteNode(file, FILE_OWNER);
  }
}
