export { onRouteUpdate } from "./src/browser";
