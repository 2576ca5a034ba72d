import type { GatsbyBrowser } from "gatsby";
import { AppProvider } from "../theme/AppProvider";
import { AppBoundary } from "./AppBoundary";

/** The same tree in server and browser rendering, so that hydration and generated ids match. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <AppProvider>
    <AppBoundary>{element}</AppBoundary>
  </AppProvider>
);
