import type { GatsbyCache } from "gatsby";

export { createFileNode } from "gatsby-source-filesystem/create-file-node";

/** Digests of files by their inode and the time of their last change. */
export type FileDigests = Pick<GatsbyCache, "get" | "set">;

/** The plugin in whose name File nodes are created, as Gatsby lets only one plugin own a type. */
export const FILE_OWNER = { name: "gatsby-source-filesystem" };
