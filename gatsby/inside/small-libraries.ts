import { resolve } from "node:path";
import { packageFile } from "./left-out";

/**
 * For webpack's `resolve.alias`: small replacements, in browsers, for libraries of which the site needs little;
 * server code keeps the originals.
 */
export const SMALL_LIBRARIES = {
  [packageFile("gatsby-plugin-react-i18next/gatsby-browser.js")]: resolve(
    "src/locale/browser/wrap-page-element.tsx",
  ),
  [packageFile("gatsby-plugin-layout/gatsby-browser.js")]: resolve("src/layouts/wrap-page-element.tsx"),
  i18next$: resolve("src/locale/browser/i18next.ts"),
  "react-i18next$": resolve("src/locale/browser/react-i18next.ts"),
  "gatsby-link$": resolve("gatsby/inside/gatsby-link.ts"),
  "prop-types$": resolve("gatsby/inside/prop-types.cjs"),
};
