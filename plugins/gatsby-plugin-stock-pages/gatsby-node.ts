// All of gatsby-plugin-image except its types, which gatsby-transformer-sharp defines, and its additions to every
// page's head.
export { onCreateBabelConfig, preprocessSource } from "gatsby-plugin-image/gatsby-node";
export { onPreExtractQueries } from "./src/image-folder";
export { onCreateWebpackConfig } from "./src/webpack";
