export { onPostBuild, pluginOptionsSchema } from "./src/build";
