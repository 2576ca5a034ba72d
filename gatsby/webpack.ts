import { resolve } from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import type { Configuration } from "webpack";
import { readBrandTokens } from "../toolkit/read-brand";
import { hotelTokensFile } from "../model/hotel-file";
import { verificationMetas } from "../shared/verification";
import { appLoaderScript, gateScript } from "./before-app-scripts";
import { writeBrandFonts } from "../fonts/write-brand-fonts";
import { consentVersion } from "./consent-version";
import { environment } from "./environment";
import { completeMessages } from "./complete-messages";
import { readHotel } from "./hotel";
import { LOCALE_CONSTANTS } from "./locale-constants";
import { messageTables } from "./message-tables";
import { withAppEntry } from "./inside/app-entry";
import { withCommonsInApp } from "./inside/commons-in-app";
import { isOfDevelopersPage } from "./inside/developers-pages";
import { withFontsAsFiles } from "./inside/font-files";
import { leftOutAliases } from "./inside/left-out";
import { withOneBabelPass } from "./inside/one-babel-pass";
import { SMALL_LIBRARIES } from "./inside/small-libraries";
import { PAGE_FRAME_ALIAS } from "./page-frame";
import { spokenTables } from "./spoken-tables";
import { unspokenFonts } from "../fonts/unspoken-fonts";
import { measuredVisits } from "./vitals";
import { withDigestedCache } from "./webpack-cache";

/**
 * Makes Chrome compile a script's functions in the background while it loads, instead of each on the main
 * thread when it is called.
 */
const COMPILED_AHEAD = "//# allFunctionsCalledOnLoad";

/** Scripts whose functions are mostly called at app start: React, the app and the page's layout. */
const STARTED_WITH = /^(?:framework|app|component---)/;

/** Webpack minifies at 400, its PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE, and computes content hashes at 2,500. */
const AFTER_MINIFYING = 401;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  actions,
  plugins,
  getConfig,
  stage,
  store,
}) => {
  const config = withDigestedCache(withOneBabelPass(withFontsAsFiles(getConfig())), resolve());
  const pages: string[] = [...store.getState().components.keys()];
  const ofDevelopers = pages.filter(isOfDevelopersPage).length;
  actions.replaceWebpackConfig(
    stage === "build-javascript" ? forBrowsers(config, plugins, ofDevelopers) : config,
  );
  const tokensFile = hotelTokensFile(resolve(environment.hotelFile));
  actions.setWebpackConfig({
    resolve: { alias: { ...PAGE_FRAME_ALIAS, ...unspokenFonts(), ...(await fontsAlias(tokensFile)) } },
    module: { rules: [completeMessages(), messageTables()] },
    plugins: [
      plugins.define({
        // The brand's palette is content, and so not a module of the source.
        __BRAND_TOKENS__: JSON.stringify(readBrandTokens(tokensFile)),
        ...LOCALE_CONSTANTS,
        __IN_BROWSER__: JSON.stringify(stage === "build-javascript"),
        __GATE_SCRIPT__: JSON.stringify(gateScript()),
        __APP_LOADER_SCRIPT__: JSON.stringify(appLoaderScript()),
        __VITALS_PERCENT__: JSON.stringify(environment.vitalsPercent),
        ...hotelConstants(),
      }),
    ],
  });
};

/** Replaces the module of the default fonts by that of the hotel's own, so that the defaults are not bundled. */
async function fontsAlias(tokensFile: string): Promise<Record<string, string>> {
  const module = await writeBrandFonts(tokensFile, resolve(".cache/brand-fonts"));
  return module === undefined ? {} : { [resolve("src/theme/fonts.ts")]: module };
}

/** What the code knows about the hotel: third-party services, search engine verification, and booking by phone. */
function hotelConstants(): Record<string, string> {
  const { tags, verification, bookByPhone } = readHotel();
  return {
    __HAS_TAGS__: JSON.stringify(tags.length > 0),
    __TAGS__: JSON.stringify(tags),
    __CONSENT_VERSION__: JSON.stringify(consentVersion(tags)),
    __BOOK_BY_PHONE__: JSON.stringify(bookByPhone),
    __VERIFICATION_METAS__: JSON.stringify(verificationMetas(verification)),
  };
}

/** Leaves out unused code, and minifies to modern syntax: Gatsby targets that of 2009. */
function forBrowsers(
  gatsbyConfig: Configuration,
  plugins: CreateWebpackConfigArgs["plugins"],
  developersPages: number,
): Configuration {
  const config = withAppEntry(gatsbyConfig, resolve("src/app/start.ts"));
  const minifyJs = plugins.minifyJs({
    terserOptions: { ecma: 2020, compress: { ecma: 2020, passes: 2 } },
    // A script's licences are in the file next to it.
    extractComments: { banner: false },
  });
  const compiledAhead = plugins.banner({
    banner: COMPILED_AHEAD,
    raw: true,
    include: STARTED_WITH,
    stage: AFTER_MINIFYING,
  });
  const splitChunks = withCommonsInApp(config.optimization?.splitChunks, developersPages);
  return {
    ...config,
    plugins: [...(config.plugins ?? []), compiledAhead],
    target: "browserslist",
    // Part of each script, so kept short; the underscore avoids clashes with names from content.
    output: { ...config.output, chunkLoadingGlobal: "app_modules" },
    // A release publishes no source maps, so no script may refer to one.
    devtool: false,
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        spokenTables(),
        ...(environment.vitalsPercent > 0 ? [measuredVisits()] : []),
      ],
    },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, ...leftOutAliases(), ...SMALL_LIBRARIES },
    },
    optimization: { ...config.optimization, splitChunks, minimizer: [minifyJs, plugins.minifyCss()] },
  };
}
