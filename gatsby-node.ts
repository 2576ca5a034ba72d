export { onPreBootstrap } from "./src/gatsby/check-messages";
export { createPages } from "./src/gatsby/create-pages";
export { createResolvers } from "./src/gatsby/create-resolvers";
export { onPreBuild, onPreInit } from "./src/gatsby/make-pictures";
export { createSchemaCustomization, onCreateNode } from "./src/gatsby/hotel-nodes";
export { onCreateWebpackConfig } from "./src/gatsby/webpack";
export { onPostBuild } from "./src/gatsby/on-post-build";
