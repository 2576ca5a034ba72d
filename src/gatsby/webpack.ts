import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import type { Configuration, RuleSetRule } from "webpack";
import { parseEnvironment } from "../config/environment";
import { hotelTokensFile } from "../config/hotel-file";
import { type BrandTokens, parseBrandTokens } from "../theme/brand-contract";
import { neutralBrand } from "../theme/neutral";

const REACT_I18NEXT = join(
  dirname(createRequire(resolve("package.json")).resolve("react-i18next/package.json")),
  "dist/es",
);

/**
 * What no page of ours calls, but CommonJS users of the packages keep in the browser's bundle: components of
 * react-i18next beside its provider and hook, the i18n plugin's detection of languages, Gatsby's `Script`, its `Slice`
 * and its service worker, Emotion's `withTheme`, and the layout of a message that developing and building print.
 */
const UNUSED_MODULES = [
  ...["Trans", "TransWithoutContext", "Translation", "useSSR", "withSSR", "withTranslation"].map((name) =>
    join(REACT_I18NEXT, `${name}.js`),
  ),
  resolve(".cache/slice.js"),
  resolve(".cache/register-service-worker.js"),
  "@builder.io/partytown/integration",
  "browser-lang",
  "gatsby-script",
  "hoist-non-react-statics",
  "outdent",
];

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  plugins,
  getConfig,
  stage,
}) => {
  const config = withFontsAsFiles(getConfig());
  actions.replaceWebpackConfig(stage === "build-javascript" ? forBrowsers(config, plugins) : config);
  const { hotelFile } = parseEnvironment(process.env);
  actions.setWebpackConfig({
    plugins: [plugins.define({ __BRAND_TOKENS__: JSON.stringify(readBrandTokens(resolve(hotelFile))) })],
  });
};

/** The brand's palette is content and so no module of the source: `tokens.json` beside the hotel file. */
function readBrandTokens(hotelFile: string): BrandTokens {
  const file = hotelTokensFile(hotelFile);
  return existsSync(file) ? parseBrandTokens(JSON.parse(readFileSync(file, "utf8")), file) : neutralBrand;
}

/** Leaves out what is unused, and minifies with today's shorter syntax: Gatsby writes that of 2009. */
function forBrowsers(config: Configuration, plugins: CreateWebpackConfigArgs["plugins"]): Configuration {
  const minifyJs = plugins.minifyJs({ terserOptions: { ecma: 2020, compress: { ecma: 2020, passes: 2 } } });
  const unused = Object.fromEntries(UNUSED_MODULES.map((module) => [module, false as const]));
  const splitChunks = withCommonsInApp(config.optimization?.splitChunks);
  return {
    ...config,
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...unused } },
    optimization: { ...config.optimization, splitChunks, minimizer: [minifyJs, plugins.minifyCss()] },
  };
}

type SplitChunks = NonNullable<Configuration["optimization"]>["splitChunks"];

/** What every layout needs goes into the app's own file: every page loads both, and one compresses better than two. */
function withCommonsInApp(splitChunks: SplitChunks): SplitChunks {
  if (!splitChunks) return splitChunks;
  const { commons, ...cacheGroups } = splitChunks.cacheGroups ?? {};
  if (typeof commons !== "object" || commons instanceof RegExp) return splitChunks;
  return { ...splitChunks, cacheGroups: { ...cacheGroups, commons: { ...commons, name: "app" } } };
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
