declare module "chakra-static/site" {
  import type { Site } from "./webpack";
  /** Null if Chakra runs in the browser. */
  const site: Site | null;
  export default site;
}

declare module "chakra-static/system" {
  import type { SystemContext } from "@chakra-ui/react/styled-system";
  export const system: SystemContext;
}

declare module "chakra-static/recipes";

declare module "chakra-static/styled-system" {
  export * from "@chakra-ui/react/styled-system";
}
