declare module "gatsby-source-filesystem/create-file-node" {
  import type { GatsbyCache, NodeInput } from "gatsby";

  /** Reads a file into the input of a File node; takes its digest from the cache if the file is unchanged. */
  export function createFileNode(
    pathToFile: string,
    createNodeId: (name: string) => string,
    options: { name: string; path: string },
    cache: Pick<GatsbyCache, "get" | "set">,
  ): Promise<NodeInput>;
}
