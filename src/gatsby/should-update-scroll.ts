import type { ShouldUpdateScrollArgs } from "gatsby";
import { keepsScroll } from "../locale/scroll";

/**
 * A switch to the same page in another language leaves the page where it is scrolled to.
 * Undefined leaves every other navigation to the build-updates plugin and Gatsby.
 */
export function shouldUpdateScroll({ routerProps }: ShouldUpdateScrollArgs): false | undefined {
  return keepsScroll(routerProps.location.state) ? false : undefined;
}
