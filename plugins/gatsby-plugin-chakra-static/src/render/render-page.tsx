import { Global } from "@emotion/react";
import "chakra-static/recipes";
import site from "chakra-static/site";
import { system } from "chakra-static/system";
import type { SystemContext } from "@chakra-ui/react/styled-system";
import type { GatsbySSR } from "gatsby";
import { STYLESHEET_ATTRIBUTE } from "../stylesheet-format";
import { Constants } from "./constants";
import { forBrowsers } from "./for-browsers";
import { renderWithStyles } from "./render-with-styles";
import { Stylesheet } from "./stylesheet";

const constants = site?.inlineTokens ? constantsOf(system) : undefined;
const inRules = (css: string) => forBrowsers(constants?.inRules(css) ?? css);
const inGlobals = (css: string) => forBrowsers(withoutUnread(constants?.inGlobals(css) ?? css));
const stylesheet = site && new Stylesheet(site, (css) => inRules(withoutUnread(css)));

/**
 * Renders a page with its styles in `<head>`: the system's global styles, then those of its elements. If Chakra runs
 * in the browser, it reuses them.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  if (!stylesheet) {
    const { html, styles } = renderWithStyles(bodyComponent);
    replaceBodyHTMLString(html);
    setHeadComponents([...globalStyles(), ...styles]);
    return;
  }
  const { page, styles } = stylesheet.collect(() => renderWithStyles(bodyComponent, inRules));
  replaceBodyHTMLString(page.html);
  setHeadComponents([
    ...globalStyles(),
    ...page.styles,
    <style key="chakra-static-reaching" dangerouslySetInnerHTML={{ __html: styles.reaching.join("") }} />,
    <style
      key="chakra-static-own"
      {...{ [STYLESHEET_ATTRIBUTE]: stylesheet.publish() }}
      dangerouslySetInnerHTML={{ __html: styles.own.join("") }}
    />,
  ]);
};

function globalStyles() {
  return renderWithStyles(<Global styles={system._global} />, inGlobals).styles;
}

/** Removes the extra variable that Chakra's `bg` sets: only its stock components read it. */
function withoutUnread(css: string): string {
  return css.replace(/--bg-currentcolor:[^;}]*;?/g, "");
}

function constantsOf({ _global, _config }: SystemContext): Constants {
  let css = "";
  renderWithStyles(<Global styles={_global} />, (rules) => (css += rules));
  return new Constants(css, _config.cssVarsRoot ?? ":where(:root, :host)");
}
