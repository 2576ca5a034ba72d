/** Gatsby's own link, under a name that isn't aliased. */
declare module "stock-pages/link" {
  export { Link } from "gatsby";
}

/** The system for pages in `src/pages/`. */
declare module "stock-pages/system" {
  import type { SystemContext } from "@chakra-ui/react/styled-system";
  export const system: SystemContext;
}
