import type { GatsbyNode } from "gatsby";
import { HOTEL_TYPE_DEFS } from "./hotel-schema";
import { TYPE_DEFS } from "./schema";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([TYPE_DEFS, HOTEL_TYPE_DEFS]);
};
