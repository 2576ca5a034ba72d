export { onPreBootstrap } from "./gatsby/check-messages";
export { createPages } from "./gatsby/create-pages";
export { onPreBuild, onPreInit } from "./gatsby/make-pictures";
export { onCreateWebpackConfig } from "./gatsby/webpack";
export { onPostBuild } from "./gatsby/on-post-build";
export { createResolvers } from "./gatsby/press/resolve-links";
