export { shouldUpdateScroll } from "./src/gatsby/should-update-scroll";
export { wrapRootElement } from "./src/gatsby/wrap-root-element";
export { replaceHydrateFunction } from "./src/gatsby/hydrate";
