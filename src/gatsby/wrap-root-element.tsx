import type { GatsbyBrowser } from "gatsby";
import { AppProvider } from "../theme/AppProvider";

/** The same tree in server and browser rendering, so that hydration and generated ids agree. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <AppProvider>{element}</AppProvider>
);
