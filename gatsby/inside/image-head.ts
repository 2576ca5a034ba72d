import { GatsbyImage } from "gatsby-plugin-image";
import { onRenderBody } from "gatsby-plugin-image/gatsby-ssr";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { inlineScriptsIn } from "./gatsby-scripts";

/** What gatsby-plugin-image puts into every head for its component. */
export interface ImageHead {
  style: string;
  /** For browsers without scripts. */
  unscripted: string;
  /** Shows images that load before the app. */
  script: string;
}

/** Throws if the plugin's output is different. */
export function imageHead(): ImageHead {
  const components: ReactElement[] = [];
  onRenderBody({ setHeadComponents: (given) => components.push(...given) });
  const htmlOf = (type: string): string => {
    const html: unknown = components.find((component) => component.type === type)?.props
      .dangerouslySetInnerHTML.__html;
    if (typeof html === "string") return html;
    throw new Error(`gatsby-plugin-image has no <${type}> any more: correct gatsby/inside/image-head.ts.`);
  };
  return {
    style: htmlOf("style"),
    unscripted: htmlOf("noscript"),
    script: htmlOf("script"),
  };
}

/** The inline scripts of pages with its component: the one in the head, and the component's own. */
export function imageScripts(): string[] {
  const images = { fallback: { src: "/any.webp" } };
  const image = { layout: "fixed", width: 1, height: 1, images } as const;
  const html = renderToStaticMarkup(createElement(GatsbyImage, { alt: "", image }));
  return [imageHead().script, ...inlineScriptsIn(html)];
}
