export { replaceRenderer } from "./src/render/render-page";
