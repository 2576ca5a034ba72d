import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { renderToString } from "react-dom/server";
import { SITE } from "../config/site";
import { gateScript } from "../locale/gate";
import { GlobalStyles } from "../theme/GlobalStyles";
import { styleElements } from "./emotion-styles";

/** Renders a page with its styles in `<head>`: Emotion alone would scatter style elements over the body. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: "css" });
  cache.compat = true;
  const body = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  replaceBodyHTMLString(body);
  setHeadComponents([...globalStyleElements(), ...styleElements(cache)]);
};

function globalStyleElements() {
  const cache = createCache({ key: "css" });
  cache.compat = true;
  renderToString(
    <CacheProvider value={cache}>
      <GlobalStyles />
    </CacheProvider>,
  );
  return styleElements(cache);
}

/** Puts the language gate first in `<head>`: the same bytes on every page, so that one CSP hash covers it. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    <script key="locale-gate" dangerouslySetInnerHTML={{ __html: gateScript(SITE) }} />,
  ]);
};

/**
 * Drops Gatsby's `window.pagePath` script: it differs on every page, so no single CSP could allow it,
 * and it would send a localised 404 page to its own address.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replacePostBodyComponents(
    getPostBodyComponents().filter((component) => !isValidElement(component) || component.key !== "script-loader"),
  );
};
