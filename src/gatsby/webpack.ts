import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { readBrandTokens } from "../config/brand-tokens";
import { parseEnvironment } from "../config/environment";

/** Gives the theme its brand palette, which is content and so no module of the source. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, plugins }) => {
  const { hotelFile } = parseEnvironment(process.env);
  actions.setWebpackConfig({
    plugins: [plugins.define({ __BRAND_TOKENS__: JSON.stringify(readBrandTokens(resolve(hotelFile))) })],
  });
};
