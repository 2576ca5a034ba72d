export { createFileNode } from "gatsby-source-filesystem/create-file-node";

/** The plugin in whose name File nodes are created, as Gatsby lets only one plugin own a type. */
export const FILE_OWNER = { name: "gatsby-source-filesystem" };
