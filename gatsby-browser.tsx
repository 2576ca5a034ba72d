export { onClientEntry } from "./src/chrome/load-drawer";
export { onInitialClientRender, replaceHydrateFunction, shouldUpdateScroll } from "./src/gatsby/browser";
export { wrapRootElement } from "./src/gatsby/wrap-root-element";
