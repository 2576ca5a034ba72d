export { wrapRootElement } from "./src/gatsby/wrap-root-element";
export { onPreRenderHTML, onRenderBody, replaceRenderer } from "./src/gatsby/render-html";
