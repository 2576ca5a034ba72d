import { createHash } from "node:crypto";
import type { NodeInput } from "gatsby";

/** What a plugin did to Gatsby. */
export interface FakeGatsby {
  /** The nodes as Gatsby would hold them: by id, the last one made with it. */
  nodes: Map<string, NodeInput>;
  infos: string[];
  warnings: string[];
  /** Messages that would have ended the build. */
  panics: string[];
  /** What `sourceNodes` uses of its arguments. */
  args: {
    createNodeId(name: string): string;
    createContentDigest(input: unknown): string;
    actions: { createNode(node: NodeInput): Promise<void> };
    reporter: Record<"info" | "warn" | "panicOnBuild", (message: string) => void>;
  };
  nodesOf(type: string): NodeInput[];
}

/** A Gatsby that only remembers. */
export function createFakeGatsby(): FakeGatsby {
  const nodes = new Map<string, NodeInput>();
  const [infos, warnings, panics]: [string[], string[], string[]] = [[], [], []];
  const digest = (text: string) => createHash("sha256").update(text).digest("hex");
  return {
    nodes,
    infos,
    warnings,
    panics,
    args: {
      createNodeId: (name) => digest(name).slice(0, 32),
      createContentDigest: (input) => digest(JSON.stringify(input)),
      actions: {
        createNode: async (node) => void nodes.set(node.id, node),
      },
      reporter: {
        info: (message) => void infos.push(message),
        warn: (message) => void warnings.push(message),
        panicOnBuild: (message) => void panics.push(message),
      },
    },
    nodesOf: (type) => [...nodes.values()].filter((node) => node.internal.type === type),
  };
}
