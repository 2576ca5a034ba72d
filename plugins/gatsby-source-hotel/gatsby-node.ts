export { createResolvers } from "./src/create-resolvers";
export { createSchemaCustomization } from "./src/create-schema-customization";
export { pluginOptionsSchema } from "./src/options";
export { sourceNodes } from "./src/source-nodes";
