import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { parseEnvironment } from "../config/environment";
import { parseBrandTokens } from "../theme/brand-contract";

/** Gives the theme its brand palette, which is content and so no module of the source. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, plugins }) => {
  const { hotelFile } = parseEnvironment(process.env);
  actions.setWebpackConfig({
    plugins: [plugins.define({ __BRAND_TOKENS__: JSON.stringify(readBrandTokens(resolve(hotelFile))) })],
  });
};

/** `tokens.json` beside the hotel file; null where the hotel brings none and the theme's neutral palette serves. */
function readBrandTokens(hotelFile: string) {
  const file = join(dirname(hotelFile), "tokens.json");
  return existsSync(file) ? parseBrandTokens(JSON.parse(readFileSync(file, "utf8")), file) : null;
}
