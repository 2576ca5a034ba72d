export { wrapRootElement } from "./src/app/wrap-root-element";
export { onPreRenderHTML, onRenderBody } from "./src/app/render-html";
