import { createHash } from "node:crypto";
import type { NodeInput } from "gatsby";
import type { FileDigests } from "../../../gatsby/inside/file-nodes";

/** Records what a plugin does to Gatsby. */
export interface FakeGatsby {
  /** The nodes as Gatsby would store them: the last one created with each id. */
  nodes: Map<string, NodeInput>;
  infos: string[];
  warnings: string[];
  /** Messages that would have aborted the build. */
  panics: string[];
  /** The arguments that `sourceNodes` uses. */
  args: {
    createNodeId(name: string): string;
    createContentDigest(input: unknown): string;
    cache: FileDigests;
    actions: {
      createNode(node: NodeInput): Promise<void>;
      touchNode(node: NodeInput): void;
      deleteNode(node: NodeInput): void;
    };
    getNode(id: string): NodeInput | undefined;
    getNodesByType(type: string): NodeInput[];
    reporter: Record<"info" | "warn" | "panicOnBuild", (message: string) => void>;
  };
  nodesOf(type: string): NodeInput[];
}

/** A Gatsby that only records calls. */
export function createFakeGatsby(): FakeGatsby {
  const nodes = new Map<string, NodeInput>();
  const cached = new Map<string, unknown>();
  const [infos, warnings, panics]: [string[], string[], string[]] = [[], [], []];
  const digest = (text: string) => createHash("sha256").update(text).digest("hex");
  const nodesOf = (type: string) => [...nodes.values()].filter((node) => node.internal.type === type);
  return {
    nodes,
    infos,
    warnings,
    panics,
    args: {
      createNodeId: (name) => digest(name).slice(0, 32),
      createContentDigest: (input) => digest(JSON.stringify(input)),
      cache: {
        get: async (key) => cached.get(key),
        set: async (key, value) => {
          cached.set(key, value);
          return value;
        },
      },
      actions: {
        createNode: async (node) => void nodes.set(node.id, node),
        touchNode: () => {},
        deleteNode: ({ id }) => void nodes.delete(id),
      },
      getNode: (id) => nodes.get(id),
      getNodesByType: nodesOf,
      reporter: {
        info: (message) => void infos.push(message),
        warn: (message) => void warnings.push(message),
        panicOnBuild: (message) => void panics.push(message),
      },
    },
    nodesOf,
  };
}
