export { onPreBootstrap } from "./gatsby/check-messages";
export { createPages } from "./gatsby/create-pages";
export { createResolvers } from "./gatsby/create-resolvers";
export { onPreBuild, onPreInit } from "./gatsby/make-pictures";
export { createSchemaCustomization, onCreateNode } from "./gatsby/hotel-nodes";
export { onCreateWebpackConfig } from "./gatsby/webpack";
export { onPostBuild } from "./gatsby/on-post-build";
