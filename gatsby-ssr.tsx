export { wrapRootElement } from "./src/gatsby/wrap-root-element";
export { onPreRenderHTML, onRenderBody } from "./src/gatsby/render-html";
