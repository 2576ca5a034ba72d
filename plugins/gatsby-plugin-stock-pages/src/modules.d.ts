/** Gatsby's own link, by a name for which nothing stands in. */
declare module "stock-pages/link" {
  export { Link } from "gatsby";
}

/** The system of pages in `src/pages/`. */
declare module "stock-pages/system" {
  import type { SystemContext } from "@chakra-ui/react/styled-system";
  export const system: SystemContext;
}
