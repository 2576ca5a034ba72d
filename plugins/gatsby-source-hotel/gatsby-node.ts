export { createSchemaCustomization } from "./src/create-schema-customization";
