/** Modules of gatsby-plugin-image that ship without types. */
declare module "gatsby-plugin-image/gatsby-node" {
  import type { GatsbyNode } from "gatsby";
  export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"];
  export const preprocessSource: GatsbyNode["preprocessSource"];
}

declare module "gatsby-plugin-image/gatsby-ssr" {
  import type { ReactElement } from "react";
  export function onRenderBody(args: {
    setHeadComponents: (components: readonly ReactElement[]) => void;
  }): void;
}
