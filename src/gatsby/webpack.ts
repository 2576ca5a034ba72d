import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Configuration, RuleSetRule } from "webpack";
import { parseEnvironment } from "../config/environment";
import { parseBrandTokens } from "../theme/brand-contract";

/** Gives the theme its brand palette, which is content and so no module of the source. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  plugins,
  getConfig,
}) => {
  actions.replaceWebpackConfig(withFontsAsFiles(getConfig()));
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

/** Gatsby would put fonts below 10 KB into the HTML of every page, where they load whether needed or not. */
function withFontsAsFiles(config: Configuration): Configuration {
  const rules = (config.module?.rules ?? []).filter((rule) => !isFontRule(rule));
  const fonts: RuleSetRule = {
    test: /\.woff2$/,
    type: "asset/resource",
    generator: { filename: "static/[name]-[contenthash][ext]" },
  };
  return { ...config, module: { ...config.module, rules: [...rules, fonts] } };
}

function isFontRule(rule: unknown): boolean {
  return (
    typeof rule === "object" &&
    rule !== null &&
    "test" in rule &&
    rule.test instanceof RegExp &&
    rule.test.test(".woff2")
  );
}
