export { wrapRootElement } from "./src/gatsby/wrap-root-element";
