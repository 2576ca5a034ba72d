import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { DEVELOPERS_PAGES } from "../../../gatsby/inside/developers-pages";
import { imageHead } from "../../../gatsby/inside/image-head";
import { packageFile } from "../../../gatsby/inside/left-out";
import { wrapPage } from "./wrap-page";

const PLUGIN = "gatsby-plugin-stock-pages";

/**
 * Gives pages in `src/pages/` the original packages, where other code gets replacements, and wraps the pages as these
 * require.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  plugins,
  stage,
  store,
}) => {
  // Gatsby compiles this file into another folder, so its own path can't be used.
  const plugin = store
    .getState()
    .flattenedPlugins.find(({ name }: { name: string }) => name === PLUGIN).resolve;
  const own = join(plugin, "src");
  actions.setWebpackConfig({
    plugins: [plugins.define({ __IMAGE_HEAD__: JSON.stringify(imageHead()) })],
    resolve: {
      alias: {
        "stock-pages/link$": packageFile("gatsby-link/dist/index.modern.mjs"),
        "stock-pages/system$": join(DEVELOPERS_PAGES, "_system.ts"),
        "stock-pages/with-chakra$": join(own, "with-chakra.tsx"),
        "stock-pages/with-image-head$": join(own, "with-image-head.tsx"),
      },
    },
    module: {
      rules: [
        {
          include: [DEVELOPERS_PAGES, own],
          resolve: {
            alias: {
              "@chakra-ui/react$": packageFile("@chakra-ui/react/dist/esm/index.js"),
              "@chakra-ui/react/box$": packageFile("@chakra-ui/react/dist/esm/components/box/index.js"),
              "@chakra-ui/react/styled-system$": packageFile(
                "@chakra-ui/react/dist/esm/styled-system/index.js",
              ),
            },
          },
        },
        ...(stage === "build-javascript"
          ? [
              {
                include: DEVELOPERS_PAGES,
                resolve: { alias: { gatsby$: join(own, "whole-gatsby.ts") } },
              },
            ]
          : []),
        {
          enforce: "pre",
          // Gatsby creates no page for files whose names start with one of these.
          test: /[\\/][^_.\\/][^\\/]*\.[jt]sx?$/,
          include: DEVELOPERS_PAGES,
          loader: join(plugin, "page-loader.cjs"),
          options: { wrapPage },
        },
      ],
    },
  });
};
