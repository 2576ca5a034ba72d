export { shouldUpdateScroll } from "./src/gatsby/should-update-scroll";
export { wrapRootElement } from "./src/gatsby/wrap-root-element";
