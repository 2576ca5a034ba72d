export {
  onInitialClientRender,
  onRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
} from "./src/gatsby/browser";
export { wrapRootElement } from "./src/gatsby/wrap-root-element";
