import type { GatsbyBrowser } from "gatsby";
import { keepsScroll } from "../locale/scroll";

/** A switch to the same page in another language leaves the page where it is scrolled to. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ routerProps }) =>
  keepsScroll(routerProps.location.state) ? false : undefined;
