export { pluginOptionsSchema } from "./src/options-schema";
