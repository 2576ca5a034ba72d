export { pluginOptionsSchema } from "./src/options";
export { onCreateWebpackConfig } from "./src/webpack";
