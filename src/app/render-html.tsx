import type { GatsbySSR } from "gatsby";
import { LOCALES } from "../../shared/locales";
import { splitPath } from "../../shared/paths";
import { directionOf } from "../locale/direction";
import { FONT_FACES } from "../theme/fonts";
import { UNSCRIPTED_DRAWER } from "../theme/unscripted-drawer";
import { VIEW_TRANSITIONS } from "../theme/view-transitions";
import { fontPreloads } from "./font-preloads";
import { PreviewRibbon } from "./PreviewRibbon";
import { APP_SCRIPTS_ID } from "../before-app/app-scripts-id";
import { withScriptsInTemplate } from "../../gatsby/inside/app-scripts";
import { bodyHtml } from "../../gatsby/inside/body-html";
import { withoutPagePath } from "../../gatsby/inside/page-path";

/**
 * Sets the page's language, direction and preview mark, defines the fonts, and preloads those that it is sure to
 * need.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = (args) => {
  const { pathname, setHtmlAttributes, setHeadComponents, setPreBodyComponents } = args;
  const { locale } = splitPath(pathname);
  setHtmlAttributes({ lang: locale, ...(__HAS_RTL__ ? { dir: directionOf(locale) } : {}) });
  setHeadComponents([
    ...fontPreloads(locale, bodyHtml(args)).map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
    )),
    <style key="fonts" dangerouslySetInnerHTML={{ __html: FONT_FACES + VIEW_TRANSITIONS }} />,
    <noscript key="unscripted">
      <style dangerouslySetInnerHTML={{ __html: UNSCRIPTED_DRAWER }} />
    </noscript>,
  ]);
  if (pathname === "/")
    setHeadComponents(__VERIFICATION_METAS__.map((meta) => <meta key={meta.name} {...meta} />));
  if (process.env.GATSBY_PREVIEW) setPreBodyComponents([<PreviewRibbon key="preview" />]);
};

/**
 * Adds the language gate at the end of `<head>`, where it can read the page's alternates before first paint, and
 * the loader of the app's scripts, which wait in a template. Scripts are identical on all pages: the CSP lists them
 * by hash.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents([
    ...getHeadComponents(),
    ...(LOCALES.length > 1
      ? [<script key="locale-gate" dangerouslySetInnerHTML={{ __html: __GATE_SCRIPT__ }} />]
      : []),
    <script key="app-loader" dangerouslySetInnerHTML={{ __html: __APP_LOADER_SCRIPT__ }} />,
  ]);
  replacePostBodyComponents(withScriptsInTemplate(withoutPagePath(getPostBodyComponents()), APP_SCRIPTS_ID));
};
