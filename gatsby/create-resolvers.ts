import type { GatsbyNode } from "gatsby";
import { FILE_DIMENSIONS } from "./file-dimensions";
import { RICH_TEXT_FIELDS } from "./rich-text-fields";

/** Fields that are worked out when a page asks for them. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }) =>
  add({ ...RICH_TEXT_FIELDS, ...FILE_DIMENSIONS });
