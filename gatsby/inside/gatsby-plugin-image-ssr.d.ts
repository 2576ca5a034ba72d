declare module "gatsby-plugin-image/gatsby-ssr" {
  import type { ReactNode } from "react";

  export function onRenderBody(options: { setHeadComponents: (components: ReactNode[]) => void }): void;
}
