declare module "gatsby-source-filesystem/create-file-node" {
  import type { NodeInput } from "gatsby";

  /** Reads a file into the input of a File node. */
  export function createFileNode(
    pathToFile: string,
    createNodeId: (name: string) => string,
    options: { name: string; path: string },
  ): Promise<NodeInput>;
}
