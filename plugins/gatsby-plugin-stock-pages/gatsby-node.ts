// All of gatsby-plugin-image but its types, which gatsby-transformer-sharp has made, and what it puts into every head.
export { onCreateBabelConfig, preprocessSource } from "gatsby-plugin-image/gatsby-node";
export { onPreExtractQueries } from "./src/image-folder";
export { onCreateWebpackConfig } from "./src/webpack";
