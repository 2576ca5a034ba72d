import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { renderToString } from "react-dom/server";
import { splitPath } from "../config/paths";
import { gateScript } from "../locale/gate";
import { FONT_PRELOADS } from "../theme/fonts";
import { GlobalStyles } from "../theme/GlobalStyles";
import { styleElements } from "./emotion-styles";

/** Renders a page with its styles in `<head>`: Emotion alone would scatter style elements over the body. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createStyleCache();
  const body = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  replaceBodyHTMLString(body);
  setHeadComponents([...globalStyleElements(), ...styleElements(cache)]);
};

function globalStyleElements() {
  const cache = createStyleCache();
  renderToString(
    <CacheProvider value={cache}>
      <GlobalStyles />
    </CacheProvider>,
  );
  return styleElements(cache);
}

/** A cache that keeps its styles instead of printing them, without the prefixes that no supported browser needs. */
function createStyleCache() {
  const cache = createCache({ key: "css", stylisPlugins: [] });
  cache.compat = true;
  return cache;
}

/** Preloads the fonts that the first view in the page's language surely needs. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents }) => {
  const { locale } = splitPath(pathname);
  setHeadComponents(
    FONT_PRELOADS[locale].map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
    )),
  );
};

/**
 * Puts the language gate at the end of `<head>`, where it can read the page's alternates before anything is
 * painted: the same bytes on every page, so that one CSP hash covers it. Drops Gatsby's `window.pagePath` script:
 * it differs on every page, and it would send a localised 404 page to its own address.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents([
    ...getHeadComponents(),
    <script key="locale-gate" dangerouslySetInnerHTML={{ __html: gateScript() }} />,
  ]);
  replacePostBodyComponents(
    getPostBodyComponents().filter(
      (component) => !isValidElement(component) || component.key !== "script-loader",
    ),
  );
};
