export { wrapRootElement } from "./src/gatsby/wrap-root-element";
export { onPreRenderHTML, replaceRenderer } from "./src/gatsby/render-html";
