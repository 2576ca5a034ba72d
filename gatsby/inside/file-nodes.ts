import type { GatsbyCache } from "gatsby";

export { createFileNode } from "gatsby-source-filesystem/create-file-node";

/** Digests of files by inode and change time. */
export type FileDigests = Pick<GatsbyCache, "get" | "set">;

/** The plugin that owns File nodes, since Gatsby lets only one plugin own a type. */
export const FILE_OWNER = { name: "gatsby-source-filesystem" };
