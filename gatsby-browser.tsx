export {
  onInitialClientRender,
  onRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
} from "./src/app/browser";
export { wrapRootElement } from "./src/app/wrap-root-element";
